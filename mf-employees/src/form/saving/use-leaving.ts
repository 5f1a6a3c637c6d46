import { useRef, useState } from 'react';

type Leaving = { forget: () => void; onCancel: () => void };

/** Whether something was typed and not saved, and the question before it is left. `forget` drops what is kept of it. */
export function useLeaving({ forget, onCancel }: Leaving) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // Read by the guard of the router in the same moment in which the page is left.
  const isLeft = useRef(false);
  const leave = () => {
    isLeft.current = true;
    forget();
    setDirty(false);
  };
  const touch = () => {
    isLeft.current = false;
    setDirty(true);
  };
  const discard = () => {
    leave();
    if (isAsking) onCancel();
  };
  const guard = { isDirty, isAsking, isLeft, onStay: () => setAsking(false), onDiscard: discard };
  return { guard, touch, leave, cancel: () => (isDirty ? setAsking(true) : onCancel()) };
}

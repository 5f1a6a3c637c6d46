import { type ReactNode, useEffect, useState } from 'react';

/** What waited is shown a frame after it has its place: shown in the same one, it would be seen to move. */
const PLACED_MS = 60;

/** Stands before something whose height is not known yet: `asked` while that is on its way. What follows beside it is out of sight so long, a moment at most. */
export function Waits({ asked }: { asked: boolean }): ReactNode {
  const [isPlaced, setPlaced] = useState(!asked);
  useEffect(() => {
    const timer = setTimeout(() => setPlaced(!asked), asked ? 0 : PLACED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return isPlaced ? null : <span hidden className="paga-waits" />;
}

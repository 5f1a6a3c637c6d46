import { SkeletonCard } from '@paga/kit';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** A card so near to what is seen comes at once. */
const NEAR = '300px';
/** The others come by themselves after so long. */
const ALL_AFTER_MS = 2_500;

const turns: (() => void)[] = [];
let isTaking = false;

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act);
}

/** One after the other, each when the page has nothing else to do. */
function takeTurns(): void {
  isTaking = turns.length > 0;
  turns.shift()?.();
  if (isTaking) whenIdle(takeTurns);
}

function enqueue(act: () => void): void {
  turns.push(act);
  if (isTaking) return;
  isTaking = true;
  whenIdle(takeTurns);
}

/** A part of the home page that waits for its turn, so that many parts do not hold up the page together; its place has its height already. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isHere = true;
    const come = (): void => {
      stop();
      enqueue(() => isHere && startTransition(() => setIsOn(true)));
    };
    const timer = setTimeout(come, ALL_AFTER_MS);
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: NEAR,
    });
    const stop = (): void => {
      clearTimeout(timer);
      watcher.disconnect();
    };
    watcher.observe(element);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  if (isOn) return children;
  return (
    <div ref={place} aria-busy="true" className="paga-remote-waiting">
      <SkeletonCard />
    </div>
  );
}

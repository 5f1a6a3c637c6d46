import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many cards are drawn at once; more as soon as their end comes into sight. */
const STEP = 50;

/** How many of a long list are drawn, and what stands at their end. */
export function useShownCount(all: number): {
  count: number;
  end: RefObject<HTMLDivElement | null>;
  more: () => void;
} {
  const [wanted, setWanted] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const count = Math.min(wanted, all);
  useEffect(() => {
    const element = end.current;
    if (count === all || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setWanted(count + STEP);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, all]);
  return { count, end, more: () => setWanted(count + STEP) };
}

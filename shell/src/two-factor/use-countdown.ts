import { useEffect, useState } from 'react';

/** Seconds left, counted down to 0; `restart` begins anew. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { left, restart: (next) => setUntil(Date.now() + next * 1_000) };
}

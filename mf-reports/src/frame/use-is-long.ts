import { useEffect, useState } from 'react';

/** Work that takes longer is shown: most files are there sooner. */
const LONG_MS = 300;

/** Whether something has been under way for so long that a person should see it. */
export function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}

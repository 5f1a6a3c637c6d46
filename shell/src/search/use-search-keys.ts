import { useEffect, useRef } from 'react';
import { takesText } from '#keyboard/takes-text.ts';

/** Ctrl+K (also Cmd+K) anywhere and "/" outside fields and dialogs lead to the search. */
export function useSearchKeys(onAsk: () => void): void {
  const ask = useRef(onAsk);
  ask.current = onAsk;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const byLetter = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const bySlash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !takesText(event.target);
      if (!byLetter && !bySlash) return;
      event.preventDefault();
      ask.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { type SourceState, searchAll } from './source.ts';
import { useSources } from './use-sources.ts';

/** spec 1 §9: the search waits this long for the next key; Enter searches at once. */
const PAUSE_MS = 1_500;
const SHORTEST = 2;

/** The text of the search box and what was found for it. `asked` is the text the finds belong to. */
export type Search = {
  text: string;
  asked: string;
  states: readonly SourceState[];
  /** New text: searched after the pause; what is under way for older text is cancelled. */
  type: (text: string) => void;
  /** Searches now. */
  ask: () => void;
  clear: () => void;
};

export function useSearch(): Search {
  const sources = useSources();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ asked: string; states: readonly SourceState[] }>({
    asked: '',
    states: [],
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(sources);
  latest.current = sources;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    setFound({ asked: '', states: [] });
  }, []);
  const run = useCallback(
    (term: string) => {
      stop();
      if (term.length < SHORTEST) return;
      const controller = new AbortController();
      running.current = controller;
      searchAll(latest.current, term, controller.signal, (states) => setFound({ asked: term, states }));
    },
    [stop],
  );
  // Another company, role or language: what was found no longer holds.
  useEffect(() => stop, [stop, sources]);

  const type = (next: string): void => {
    setText(next);
    stop();
    timer.current = setTimeout(() => run(next.trim()), PAUSE_MS);
  };
  const clear = (): void => {
    setText('');
    stop();
  };
  return { text, ...found, type, ask: () => run(text.trim()), clear };
}

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type HitGroup, type Source, type SourceState, searchAll } from './source.ts';
import { useSources } from './use-sources.ts';

/** spec 1 §9: the search waits this long for the next key; Enter searches at once. */
const PAUSE_MS = 1_500;
const SHORTEST = 2;
/** A number as it is on papers: what is here knows it, and no log of a server is to have it. */
const NUMBER = /\d{5}/;

/** The text of the search box and what was found for it. `asked` is the text that was searched for everywhere. */
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

const NOTHING = { asked: '', states: [] };
const NONE: readonly SourceState[] = [];
/** What comes after the first row is drawn when no key waits. */
const later =
  <T>(set: (value: T) => void) =>
  (value: T) =>
    startTransition(() => set(value));

/** Code that finds something is fetched and run once before the first key waits for it. */
function useWarmSources(sources: readonly Source[]): void {
  useEffect(() => {
    const running = new AbortController();
    const timer = setTimeout(() => {
      for (const source of sources.filter(isInstant))
        source.find('zzzz', running.signal).catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [sources]);
}

/** What is searched for, and what was found: in what is here already with every key, everywhere else when it is asked. */
function useRuns() {
  const sources = useSources();
  const [here, setHere] = useState(NONE);
  const [found, setFound] = useState<{ asked: string; states: readonly SourceState[] }>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(sources);
  latest.current = sources;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    setFound(NOTHING);
    setHere(NONE);
  }, []);
  const start = useCallback(
    (term: string) => {
      stop();
      if (term.length < SHORTEST) return undefined;
      running.current = new AbortController();
      const { signal } = running.current;
      searchAll(latest.current.filter(isInstant), term, signal, later(setHere));
      return signal;
    },
    [stop],
  );
  const run = useCallback(
    (term: string) => {
      const signal = start(term);
      const rest = NUMBER.test(term) ? [] : latest.current.filter((source) => !isInstant(source));
      if (signal) searchAll(rest, term, signal, (states) => setFound({ asked: term, states }));
    },
    [start],
  );
  const runLater = (term: string): void => {
    start(term);
    timer.current = setTimeout(() => run(term), PAUSE_MS);
  };
  useWarmSources(sources);
  // Another company, role or language: what was found no longer holds.
  useEffect(() => stop, [stop, sources]);
  return { here, found, stop, run, runLater };
}

/** `find`: what is found at every key without being asked for; shown before anything else. */
export function useSearch(find: (text: string) => readonly HitGroup[]): Search {
  const [text, setText] = useState('');
  const { here, found, stop, run, runLater } = useRuns();
  const type = (next: string): void => {
    setText(next);
    runLater(next.trim());
  };
  const clear = (): void => {
    setText('');
    stop();
  };
  const groups = useMemo(() => find(text), [find, text]);
  const states = useMemo(
    (): SourceState[] => [{ id: 'actions', label: '', status: 'found', groups }, ...here, ...found.states],
    [groups, here, found.states],
  );
  return { text, asked: found.asked, states, type, ask: () => run(text.trim()), clear };
}

const isInstant = ({ instant }: { instant?: boolean | undefined }) => instant === true;

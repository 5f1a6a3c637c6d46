import type { SearchHit } from '@paga/platform';
import type { Person } from './people/people-index.ts';

/** A find of the frame's own: what it does instead of leading somewhere, who it is about, and the net pay of a month or of a year that is shown with it. */
export type Hit = SearchHit & {
  run?: () => unknown;
  person?: Person;
  figure?: { employeeId: number; month?: number; year: number };
};

/** Something the bar does, by its label and other words for it. */
export type Deed = { key: string; label: string; words?: string; onSelect: () => unknown };

/** Finds that belong together under one heading. */
export type HitGroup = { id: string; label: string; hits: readonly Hit[] };

/** A place that is searched. `find` may answer with several groups; its signal ends a search nobody waits for any more. */
export type Source = {
  id: string;
  label: string;
  /** Answers from what the browser has: asked at every key. */
  instant?: boolean | undefined;
  find(term: string, signal: AbortSignal): Promise<readonly HitGroup[]>;
};

/** How far a search is with one source. */
export type SourceState = {
  id: string;
  label: string;
  status: 'searching' | 'found' | 'failed';
  groups: readonly HitGroup[];
};

const LIMIT_MS = 15_000;

function askInTime(source: Source, term: string, signal: AbortSignal): Promise<readonly HitGroup[]> {
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${source.id} did not answer in time`)), LIMIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([Promise.resolve().then(() => source.find(term, signal)), late]);
}

/** Queries all sources at once and reports each result as it comes; nothing is reported after `signal`. */
export function searchAll(
  sources: readonly Source[],
  term: string,
  signal: AbortSignal,
  report: (states: SourceState[]) => void,
): void {
  let states: SourceState[] = sources.map(({ id, label }) => ({
    id,
    label,
    status: 'searching',
    groups: [],
  }));
  const settle = (id: string, change: Pick<SourceState, 'status' | 'groups'>): void => {
    if (signal.aborted) return;
    states = states.map((state) => (state.id === id ? { ...state, ...change } : state));
    report(states);
  };
  report(states);
  for (const source of sources) {
    askInTime(source, term, signal).then(
      (groups) =>
        settle(source.id, { status: 'found', groups: groups.filter((group) => group.hits.length > 0) }),
      () => settle(source.id, { status: 'failed', groups: [] }),
    );
  }
}

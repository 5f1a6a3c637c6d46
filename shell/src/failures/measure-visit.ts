import { call } from '@paga/client';
import { type PartOfVisit, reportVisit } from '@paga/contract/remotes';
import { shellVersion } from './shell-version.ts';
import { shownParts } from './shown-parts.ts';

// LCP, INP and CLS as https://web.dev/articles/vitals defines them, each for the pages of the part that was shown then.

type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean };
type Measured = { lcp?: number; slowest: Map<number, number>; cls: number; window: Window };
/** Moves of a page that follow one another within a second, for five at most, count together. */
type Window = { value: number; from: number; last: number };

const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** Below it nobody notices; the observer tells nothing shorter than 16. */
const SHORTEST_EVENT_MS = 40;
/** One of so many interactions is left out, as chance. */
const ONE_OUTLIER_IN = 50;

const parts = new Map<string, Measured>();

function partAt(time: number): Measured {
  const name = shownParts.findLast(({ from }) => from <= time)?.part ?? 'shell';
  const known = parts.get(name);
  if (known) return known;
  const fresh: Measured = { slowest: new Map(), cls: 0, window: { value: 0, from: 0, last: 0 } };
  parts.set(name, fresh);
  return fresh;
}

function noteEvent({ interactionId, startTime, duration }: Entry): void {
  if (!interactionId) return;
  const { slowest } = partAt(startTime);
  slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
}

function noteShift({ startTime, value = 0, hadRecentInput }: Entry): void {
  if (hadRecentInput) return;
  const measured = partAt(startTime);
  const { window } = measured;
  const goesOn = window.value > 0 && startTime - window.last < GAP_MS && startTime - window.from < WINDOW_MS;
  measured.window = goesOn
    ? { ...window, value: window.value + value, last: startTime }
    : { value, from: startTime, last: startTime };
  measured.cls = Math.max(measured.cls, measured.window.value);
}

const NOTES: Readonly<Record<string, (entry: Entry) => void>> = {
  'largest-contentful-paint': ({ startTime }) => {
    // The last one stands; those before were smaller.
    for (const measured of parts.values()) delete measured.lcp;
    partAt(startTime).lcp = startTime;
  },
  event: noteEvent,
  'layout-shift': noteShift,
};

function inpOf({ slowest }: Measured): number | undefined {
  const longest = [...slowest.values()].sort((a, b) => b - a);
  return longest[Math.floor(longest.length / ONE_OUTLIER_IN)];
}

/** What is reported of the visit. `versionOf`: the build of a remote that is in use. */
function visited(versionOf: (remote: string) => string | undefined): PartOfVisit[] {
  for (const { part, from } of shownParts) if (part !== 'shell') partAt(from);
  return [...parts].flatMap(([remote, measured]) => {
    const version = remote === 'shell' ? shellVersion() : versionOf(remote);
    const [lcp, inp] = [measured.lcp, inpOf(measured)];
    if (!version) return [];
    return [{ remote, version, ...(lcp && { lcp }), ...(inp && { inp }), cls: measured.cls }];
  });
}

/** Measures this visit from its beginning, and reports it once, when the page is first hidden. */
export function measureVisit(versionOf: (remote: string) => string | undefined): void {
  const types = Object.keys(NOTES).filter((type) => PerformanceObserver.supportedEntryTypes.includes(type));
  const observers = types.map((type) => {
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) NOTES[type]?.(entry);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_EVENT_MS,
    } as PerformanceObserverInit);
    return () => {
      note(observer.takeRecords());
      observer.disconnect();
    };
  });
  const end = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    for (const finish of observers) finish();
    const body = { parts: visited(versionOf) };
    if (body.parts.length > 0)
      call(reportVisit, { body }, { background: true, keepalive: true }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', end);
}

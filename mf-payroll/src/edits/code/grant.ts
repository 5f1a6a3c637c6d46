/** A little less than the server allows, so that nothing is sent a moment too late. */
const SLACK_MS = 5_000;
const GRANT_MS = 5 * 60_000;

const until = new Map<string, number>();
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whose grant: a person in a company. */
type GrantOwner = { userId: number; companyId: number };
/** What the tabs of a browser say to each other: they share one session. */
type Said = { owner: string; until: number };

const nameOf = ({ userId, companyId }: GrantOwner): string => `${userId}/${companyId}`;

/** Tells who shows it, now and when the next grant has run out. */
function notify(): void {
  clearTimeout(timer);
  const next = Math.min(...[...until.values()].filter((one) => one > Date.now()));
  if (listeners.size > 0 && Number.isFinite(next)) timer = setTimeout(notify, next - Date.now() + 1);
  for (const listener of listeners) listener();
}

function take({ owner, until: at }: Said): void {
  until.set(owner, at);
  notify();
}

const say = (said: Said): void => {
  take(said);
  channel?.postMessage(said);
};

function listen(): void {
  channel = new BroadcastChannel('paga.salary-grant');
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => take(data));
}

/** Calls back when a grant begins, is prolonged or ends, in this tab or another. Returns the way to stop listening. */
export function onGrant(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  notify();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    channel?.close();
    channel = undefined;
  };
}

/** Whether salaries may be changed without the code. */
export function isGranted(owner: GrantOwner, now = Date.now()): boolean {
  return (until.get(nameOf(owner)) ?? 0) > now;
}

/** The server has taken the code, or has saved a change: the 5 minutes begin. */
export function beginGrant(owner: GrantOwner, now = Date.now()): void {
  say({ owner: nameOf(owner), until: now + GRANT_MS - SLACK_MS });
}

/** What the server has answered at `at`. It only adds to what is known: an answer may be older than the code. */
export function learnGrant(owner: GrantOwner, seconds: number, at: number): void {
  const learnt = at + seconds * 1000 - SLACK_MS;
  if (learnt > (until.get(nameOf(owner)) ?? 0)) take({ owner: nameOf(owner), until: learnt });
}

/** The server says that there is no grant (any more). */
export function forgetGrant(owner: GrantOwner): void {
  say({ owner: nameOf(owner), until: 0 });
}

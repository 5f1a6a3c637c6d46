const COOKIE = 'paga_last_activity';
/** Moves of the mouse come by the hundred: the cookie is written this often at most. */
const NOTE_EVERY_MS = 1_000;
const ACTIVITIES = ['click', 'keypress', 'keydown', 'scroll', 'mousemove', 'touchstart'] as const;

/** When anything was last done in any tab of this browser, in milliseconds; undefined before the first. */
export function lastActivity(): number | undefined {
  const text = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  const at = Number(text?.slice(COOKIE.length + 1));
  return Number.isFinite(at) && at > 0 ? at : undefined;
}

/** Writes that something was done now; every tab reads it. */
export function noteActivity(now = Date.now()): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and not in a plain http page
  document.cookie = `${COOKIE}=${now}; Path=/; SameSite=Strict${secure}`;
}

/** Notes clicks, keys, scrolling and moves of the mouse; `onKey` hears of keys. Returns the way to stop. */
export function watchActivity(onKey: () => void): () => void {
  let noted = 0;
  const note = (event: Event): void => {
    if (event.type === 'keypress' || event.type === 'keydown') onKey();
    const now = Date.now();
    if (now - noted < NOTE_EVERY_MS) return;
    noted = now;
    noteActivity(now);
  };
  const options = { capture: true, passive: true };
  for (const type of ACTIVITIES) addEventListener(type, note, options);
  return () => {
    for (const type of ACTIVITIES) removeEventListener(type, note, options);
  };
}

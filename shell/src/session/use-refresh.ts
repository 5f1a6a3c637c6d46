import { call } from '@paga/client';
import { refreshToken } from '@paga/contract/identity/sign-in';
import { useEffect } from 'react';
import { lastActivity } from './last-activity.ts';

const REFRESHED = 'paga.refreshed';
/** A stolen half is worth something for this long at most while its owner works. */
const EVERY_MS = 15 * 60_000;
const CHECK_MS = 60_000;

const note = (now: number) => localStorage.setItem(REFRESHED, String(now));

/** One tab of all rotates; the others take the new half over. Nobody active: the session is left to its idle end. */
function refreshWhenDue(): void {
  const [now, before, active] = [Date.now(), Number(localStorage.getItem(REFRESHED)), lastActivity() ?? 0];
  if (now - before < EVERY_MS || active < before) return;
  note(now);
  // A failure changes nothing: the pair in use lives on, and the next turn tries again.
  call(refreshToken, {}, { background: now - active > CHECK_MS }).catch(() => undefined);
}

/** Rotates both halves of the session every quarter of an hour while somebody is active in any tab. */
export function useRefresh(): void {
  useEffect(() => {
    const before = Number(localStorage.getItem(REFRESHED));
    // The pair of a sign-in is as good as new.
    if (before === 0 || Date.now() - before > 2 * EVERY_MS) note(Date.now());
    const timer = setInterval(refreshWhenDue, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
}

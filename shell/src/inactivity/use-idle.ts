import { call } from '@paga/client';
import { getInactivity } from '@paga/contract/company/security';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import { useMaybeCompany } from '@paga/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActivity, noteActivity, watchActivity } from '#session/last-activity.ts';
import { type IdleState, idleState } from './idle-state.ts';

/** spec 2 §8: looked at every 5 s; every second while the countdown shows. */
const CHECK_MS = 5_000;
const TICK_MS = 1_000;
/** An active person's session is kept alive on the server this often, also while a form makes no call. */
const REFRESH_MS = 60_000;

/** Short minutes are kept alive more often, so that the server's clock never runs out before that of an active person. */
const refreshAfter = (minutes = 1) => Math.min(REFRESH_MS, minutes * 15_000);

/** The minutes that hold here: of the company the tab shows, and where it shows none, those the server names. */
async function minutesOf(companyId: number | undefined, background: boolean): Promise<number | undefined> {
  if (companyId === undefined) return (await call(getAuthUser, {}, { background })).inactivityMinutes;
  return (await call(getInactivity, { query: { userId: companyId } }, { background })).minutes;
}

/** The minutes, read again once a minute while somebody is active: that also counts as activity on the server. */
function useMinutes(): { minutes: number | undefined; refresh: () => void } {
  const companyId = useMaybeCompany()?.id;
  const [loaded, setLoaded] = useState<{ companyId: number | undefined; minutes: number | undefined }>();
  const asked = useRef(0);
  const load = useCallback(
    (background: boolean) => {
      asked.current = Date.now();
      minutesOf(companyId, background).then(
        (minutes) => setLoaded({ companyId, minutes }),
        // The minutes loaded before stay in force.
        // biome-ignore lint/suspicious/noConsole: spec 1 §8 and 2 §8 ask for a log and for nothing on the page
        (error: unknown) => console.warn('the idle minutes could not be read', error),
      );
    },
    [companyId],
  );
  useEffect(() => load(true), [load]);
  const minutes = loaded && loaded.companyId === companyId ? loaded.minutes : undefined;
  const refresh = useCallback(() => {
    const active = (lastActivity() ?? 0) > asked.current;
    if (Date.now() - asked.current >= refreshAfter(minutes)) load(!active);
  }, [load, minutes]);
  return { minutes, refresh };
}

/** Where the clock stands for all tabs together; `onOver` is called when the time is up. */
export function useIdle(onOver: () => void): { state: IdleState; stay: () => void } {
  const { minutes, refresh } = useMinutes();
  const [state, setState] = useState<IdleState>({ is: 'active' });
  const typed = useRef(false);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    noteActivity();
    return watchActivity(() => {
      typed.current = true;
    });
  }, []);
  const check = useCallback(() => {
    const next = idleState({
      now: Date.now(),
      last: lastActivity() ?? Date.now(),
      minutes,
      typed: typed.current,
    });
    setState(next);
    if (next.is === 'over') over.current();
    else refresh();
  }, [minutes, refresh]);
  const everyMs = state.is === 'counting' ? TICK_MS : CHECK_MS;
  useEffect(() => {
    const timer = setInterval(check, everyMs);
    return () => clearInterval(timer);
  }, [check, everyMs]);
  const stay = useCallback(() => {
    noteActivity();
    setState({ is: 'active' });
  }, []);
  return { state, stay };
}

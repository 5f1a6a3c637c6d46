import { call } from '@paga/client';
import { getInactivity } from '@paga/contract/admin';
import { useMaybeCompany } from '@paga/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type IdleState, idleState } from './idle-state.ts';
import { lastActivity, noteActivity, watchActivity } from './last-activity.ts';

/** spec 2 §8: looked at every 5 s; every second while the countdown shows. */
const CHECK_MS = 5_000;
const TICK_MS = 1_000;
/** An active person's session is kept alive on the server this often, also while a form makes no call. */
const REFRESH_MS = 60_000;

/** The company's minutes, read again once a minute while somebody is active: that also tells the server. */
function useMinutes(): { minutes: number | undefined; refresh: () => void } {
  const companyId = useMaybeCompany()?.id;
  const [loaded, setLoaded] = useState<{ companyId: number; minutes: number }>();
  const asked = useRef(0);
  const load = useCallback(
    (background: boolean) => {
      if (companyId === undefined) return;
      asked.current = Date.now();
      call(getInactivity, { query: { userId: companyId } }, { background }).then(
        ({ minutes }) => setLoaded({ companyId, minutes }),
        // Only logged by the specification: the minutes loaded before stay in force.
        () => undefined,
      );
    },
    [companyId],
  );
  useEffect(() => load(true), [load]);
  const refresh = useCallback(() => {
    const active = (lastActivity() ?? 0) > asked.current;
    if (Date.now() - asked.current >= REFRESH_MS) load(!active);
  }, [load]);
  return { minutes: loaded && loaded.companyId === companyId ? loaded.minutes : undefined, refresh };
}

/** Where the clock stands for all tabs together; `onOver` is called when the time is up. A super admin without a company has the server's limit only. */
export function useIdle(onOver: () => void): { state: IdleState; stay: () => void } {
  const withCompany = useMaybeCompany() !== null;
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
    if (!withCompany) return;
    const next = idleState({ now: Date.now(), last: lastActivity() ?? Date.now(), minutes, typed: typed.current });
    setState(next);
    if (next.is === 'over') over.current();
    else refresh();
  }, [withCompany, minutes, refresh]);
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

import { query } from '@paga/client';
import { getNotifications } from '@paga/contract/notifications';
import { useQuery } from '@tanstack/react-query';

const POLL_EVERY_MS = 60_000;

/** The newest notifications and the unread count, asked anew every minute; nobody's activity, so the session may still end. */
export function useNewest() {
  return useQuery({
    ...query(getNotifications, { query: { kinds: 'all' } }, { background: true }),
    refetchInterval: POLL_EVERY_MS,
    refetchOnWindowFocus: true,
    meta: { silent: true },
  });
}

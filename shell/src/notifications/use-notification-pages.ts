import { call, query } from '@paga/client';
import {
  getNewestNotifications,
  NOTIFICATION_PAGE_SIZE,
  type Notification,
} from '@paga/contract/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Which notifications the list shows. */
export type Shown = 'all' | 'unread';

/** The pages loaded so far as one list: the next page is added below, the other tab starts again at its first page. */
export function useNotificationPages(type: Shown) {
  const params = { type };
  return useInfiniteQuery({
    queryKey: [...query(getNewestNotifications, { params, query: { kinds: 'all' } }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getNewestNotifications, { params, query: { page: pageParam, kinds: 'all' } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * NOTIFICATION_PAGE_SIZE < last.meta.total ? pages.length + 1 : undefined,
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ data }) => data)),
    gcTime: 0,
    staleTime: 0,
    meta: { silent: true },
  });
}

/** A notification between the loading of two pages moves the rest down: the last of one page comes again as the first of the next. */
function withoutRepeats(list: readonly Notification[]): Notification[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()];
}

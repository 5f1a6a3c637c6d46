import { invalidates, mutation } from '@paga/client';
import {
  getNewestNotifications,
  getNotifications,
  readAllNotifications,
  readNotification,
} from '@paga/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const FAILED = { errorKey: 'shell:notifications.readFailed' };

function useLoadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [getNotifications, getNewestNotifications].map((list) => client.invalidateQueries(invalidates(list))),
    );
  };
}

/** Marks one notification read; bell and list follow. */
export function useRead(): { read: (id: number) => void } {
  const onSuccess = useLoadAgain();
  const { mutate } = useMutation({
    ...mutation(readNotification),
    onSuccess,
    meta: FAILED,
  });
  return { read: (id) => mutate({ params: { id } }) };
}

/** Marks all read; bell and list follow. */
export function useReadAll(): { readAll: () => void; isPending: boolean } {
  const onSuccess = useLoadAgain();
  const { mutate, isPending } = useMutation({ ...mutation(readAllNotifications), onSuccess, meta: FAILED });
  return { readAll: () => mutate({}), isPending };
}

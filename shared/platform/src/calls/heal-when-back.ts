import type { Query, QueryClient } from '@tanstack/react-query';
import { isAway } from './query-client.ts';

const EVERY_MS = 5_000;

/** Whether the server answers at all. */
const answers = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** What could not be read because network or server were away is read again by itself as soon as they are back. */
export function healWhenBack(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const predicate = ({ state }: Query): boolean => state.status === 'error' && isAway(state.error);
  const isAnyFailed = (): boolean =>
    client.getQueryCache().findAll({ type: 'active', predicate: (query) => predicate(query) }).length > 0;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!isAnyFailed()) return;
    if (await answers())
      await client.refetchQueries({ type: 'active', predicate: (query) => predicate(query) });
    if (isAnyFailed()) lookLater();
  };
  const lookLater = (): void => {
    timer ??= setTimeout(look, EVERY_MS);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && predicate(query)) lookLater();
  });
  addEventListener('online', () => void look());
}

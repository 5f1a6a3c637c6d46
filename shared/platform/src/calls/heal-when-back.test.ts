import { ApiError } from '@paga/client';
import { QueryObserver } from '@tanstack/react-query';
import { healWhenBack } from './heal-when-back.ts';
import { createQueryClient } from './query-client.ts';

test('what failed while the server was away is read again as soon as it answers; what was refused is not', async () => {
  jest.useFakeTimers();
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { retry: false } });
  healWhenBack(client);
  let isBack = false;
  const asked = { away: 0, refused: 0 };
  const health = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isBack) throw new TypeError('no network');
    return new Response('{}');
  });
  const shown = [
    new QueryObserver(client, {
      queryKey: ['away'],
      queryFn: async () => {
        asked.away += 1;
        if (!isBack) throw new ApiError('NETWORK');
        return 'here';
      },
    }),
    new QueryObserver(client, {
      queryKey: ['refused'],
      queryFn: async () => {
        asked.refused += 1;
        throw new ApiError('FORBIDDEN', { status: 403 });
      },
    }),
  ];
  const stops = shown.map((observer) => observer.subscribe(() => undefined));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(asked).toEqual({ away: 1, refused: 1 });
  expect(health).toHaveBeenCalledTimes(1);
  isBack = true;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(client.getQueryData(['away'])).toBe('here');
  expect(asked).toEqual({ away: 2, refused: 1 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(health).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  jest.useRealTimers();
});

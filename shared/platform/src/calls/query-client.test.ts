import { call, configureClient } from '@paga/client';
import { inCompany } from '@paga/contract/access-level';
import { endpoint } from '@paga/contract/endpoint';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

test('what is pressed without a network fails at once, and is not done later by itself', async () => {
  const notify = jest.fn();
  const done = jest.fn(() =>
    onlineManager.isOnline() ? Promise.resolve() : Promise.reject(new Error('offline')),
  );
  onlineManager.setOnline(false);
  const pressed = new MutationObserver(createQueryClient(notify), { mutationFn: done });
  await expect(pressed.mutate()).rejects.toThrow('offline');
  expect(notify).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toHaveBeenCalledTimes(1);
});

const read = endpoint({
  method: 'POST',
  path: '/read',
  summary: 'Read',
  response: 'empty',
  effect: 'read',
  access: inCompany,
});
const write = endpoint({
  method: 'POST',
  path: '/write',
  summary: 'Write',
  response: 'empty',
  effect: 'write',
  access: inCompany,
});

test('after a call that writes, though it failed, answers that nobody looks at count as old, for every remote that asked for them', async () => {
  let status = 204;
  configureClient({
    baseUrl: 'http://localhost/api',
    token: { read: () => null, write: () => undefined },
    companyId: () => 1,
    fetch: async () => new Response(status === 204 ? null : '{"code":"CONFLICT"}', { status }),
  });
  const client = createQueryClient(jest.fn());
  const isOld = (key: string) => client.getQueryState([key])?.isInvalidated;
  for (const key of ['shown', 'left']) client.setQueryData([key], 1);
  const leave = new QueryObserver(client, { queryKey: ['shown'], queryFn: () => 1 }).subscribe(
    () => undefined,
  );
  await call(read);
  expect([isOld('shown'), isOld('left')]).toEqual([false, false]);
  await call(write);
  expect([isOld('shown'), isOld('left')]).toEqual([false, true]);
  leave();
  status = 409;
  await expect(call(write)).rejects.toThrow();
  expect(isOld('shown')).toBe(true);
});

test('a first answer that was on its way when something was saved is not taken for the new one', async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  const client = createQueryClient(jest.fn());
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: ask });
  const leave = list.subscribe(() => undefined);
  const again = client.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(2);
  answers[0]?.('before');
  await Promise.resolve();
  expect(list.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  answers[1]?.('after');
  await again;
  expect(list.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false });
  leave();
});

import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

test('what is pressed without a network fails at once, and is not done later by itself', async () => {
  const told = jest.fn();
  const done = jest.fn(() => (onlineManager.isOnline() ? Promise.resolve() : Promise.reject(new Error('offline'))));
  onlineManager.setOnline(false);
  const pressed = new MutationObserver(createQueryClient(told), { mutationFn: done });
  await expect(pressed.mutate()).rejects.toThrow('offline');
  expect(told).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toHaveBeenCalledTimes(1);
});

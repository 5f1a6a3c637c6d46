import type { SalaryRow } from '@paga/contract/payroll';
import { waitFor } from '@testing-library/react';
import { EditQueue } from './edit-queue.ts';
import type { PendingRow } from './pending-row.ts';

/** A server that refuses a version other than its own, as the real one does, and a screen that still holds the first version. */
function arranged() {
  let version = 1;
  const sent: PendingRow[] = [];
  const queue = new EditQueue();
  queue.gate = {
    mayWrite: async () => true,
    send: async (pending) => {
      sent.push(pending);
      if (pending.version !== version) throw new Error('conflict');
      version += 1;
      return { version } as SalaryRow;
    },
    confirm: () => undefined,
    refusalOf: async () => ({ code: 'CONFLICT', text: 'conflict' }),
    settled: () => undefined,
  };
  const late = () => 1;
  const saved = () => waitFor(() => expect([queue.state().saving, queue.state().pending.size]).toEqual([false, 0]));
  return { queue, sent, late, saved };
}

test('what is taken back right after it was saved goes over the version that was just saved', async () => {
  const { queue, sent, late, saved } = arranged();
  queue.add([{ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 100 } }], late);
  await saved();
  queue.undo(late);
  await saved();
  queue.redo(late);
  await saved();
  expect(sent.map(({ version, typed }) => [version, typed.avanseStops])).toEqual([
    [1, 100],
    [2, 0],
    [3, 100],
  ]);
});

test('a change that a form has saved counts too', async () => {
  const { queue, sent, late, saved } = arranged();
  await queue.gate?.send({ salaryId: 7, version: 1, typed: {}, unread: {}, refusal: undefined });
  queue.remember({ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 100 } }, 2);
  queue.undo(late);
  await saved();
  expect(sent.at(-1)).toMatchObject({ version: 2, typed: { avanseStops: 0 } });
});

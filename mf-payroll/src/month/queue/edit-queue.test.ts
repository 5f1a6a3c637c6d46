import type { SalaryRow } from '@paga/contract/payroll';
import { waitFor } from '@testing-library/react';
import type { PendingRow } from '../rows/pending-row.ts';
import { EditQueue } from './edit-queue.ts';

const conflict = (theirs: SalaryRow) => ({ code: 'CONFLICT', theirs });

/** A server that refuses a version other than its own, as the real one does, and a screen that still holds the first version. */
function arranged() {
  let version = 1;
  const sent: PendingRow[] = [];
  const queue = new EditQueue();
  queue.gate = {
    mayWrite: async () => true,
    send: async (rows) => {
      sent.push(...rows);
      if (rows[0]?.version !== version) throw new Error('conflict');
      version += 1;
      return { saved: [{ id: 7, version } as SalaryRow], refused: new Map() };
    },
    confirm: () => undefined,
    refusalOf: () => ({ code: 'CONFLICT' }),
    conflict,
    settled: () => undefined,
  };
  const late = () => 1;
  /** What the screen knows of the row: its version and what is typed in it. */
  const shown =
    (version = 1, avanseStops = 0) =>
    () => ({ row: { id: 7, version } as SalaryRow, typed: { avanseStops } });
  const saved = () =>
    waitFor(() => expect([queue.state().saving, queue.state().pending.size]).toEqual([false, 0]));
  return { queue, sent, late, shown, saved };
}

test('what is undone right after it was saved replaces the version that was just saved', async () => {
  const { queue, sent, late, shown, saved } = arranged();
  queue.add([{ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 100 } }], late);
  await saved();
  queue.undo(shown());
  await saved();
  queue.redo(shown());
  await saved();
  expect(sent.map(({ version, typed }) => [version, typed.avanseStops])).toEqual([
    [1, 100],
    [2, 0],
    [3, 100],
  ]);
});

test('what was never sent is undone without asking the server, redone as any change', async () => {
  const { queue, sent, late, shown, saved } = arranged();
  const { gate } = queue;
  queue.gate = gate && { ...gate, mayWrite: async () => false };
  queue.add([{ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 100 } }], late);
  await waitFor(() => expect(queue.state()).toMatchObject({ paused: true, saving: false }));
  queue.undo(shown());
  expect(queue.state()).toMatchObject({ paused: false, pending: new Map(), redo: 1 });
  queue.gate = gate;
  queue.redo(shown());
  await saved();
  expect(sent.map(({ typed }) => typed)).toEqual([{ avanseStops: 100 }]);
});

test('a change that a form has saved counts too', async () => {
  const { queue, sent, shown, saved } = arranged();
  await queue.gate?.send([{ salaryId: 7, version: 1, typed: {}, unread: {}, refusal: undefined }]);
  queue.remember({ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 100 } }, 1, {
    id: 7,
    version: 2,
  } as SalaryRow);
  queue.undo(shown());
  await saved();
  expect(sent.at(-1)).toMatchObject({ version: 2, typed: { avanseStops: 0 } });
});

test('a form that saves beside what waits of its row overtakes its own fields alone, and makes no conflict of the rest', async () => {
  const { queue, sent, late, saved } = arranged();
  const { gate } = queue;
  queue.gate = undefined;
  queue.add(
    [{ salaryId: 7, before: { avanseStops: 0, phoneStops: 0 }, after: { avanseStops: 100, phoneStops: 5 } }],
    late,
  );
  await gate?.send([{ salaryId: 7, version: 1, typed: {}, unread: {}, refusal: undefined }]);
  queue.remember({ salaryId: 7, before: { phoneStops: 5 }, after: { phoneStops: 6 } }, 1, {
    id: 7,
    version: 2,
  } as SalaryRow);
  queue.gate = gate;
  queue.retry();
  await saved();
  expect(sent.at(-1)).toMatchObject({ version: 2, typed: { avanseStops: 100 } });
  expect(sent.at(-1)?.typed).toEqual({ avanseStops: 100 });
});

test('a block goes out as one request; a row of it that is refused keeps what was typed, the others are saved', async () => {
  const queue = new EditQueue();
  const requests: number[][] = [];
  queue.gate = {
    mayWrite: async () => true,
    send: async (rows) => {
      requests.push(rows.map(({ salaryId }) => salaryId));
      const refused = new Map([[8, { code: 'CONFLICT' }]]);
      return { saved: [7, 9].map((id) => ({ id, version: 2 }) as SalaryRow), refused };
    },
    confirm: () => undefined,
    refusalOf: () => 'again',
    conflict,
    settled: () => undefined,
  };
  queue.add(
    [7, 8, 9].map((salaryId) => ({ salaryId, before: { avanseStops: 0 }, after: { avanseStops: salaryId } })),
    () => 1,
  );
  await waitFor(() => expect(queue.state().saving).toBe(false));
  expect(requests).toEqual([[7, 8, 9]]);
  expect([...queue.state().pending.values()]).toMatchObject([
    { salaryId: 8, typed: { avanseStops: 8 }, refusal: { code: 'CONFLICT' } },
  ]);
});

test('a step is not undone over what somebody else has put into its cell meanwhile: that is shown first', async () => {
  const { queue, sent, late, shown, saved } = arranged();
  queue.add([{ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 10 } }], late);
  await saved();
  queue.undo(shown(3, 50));
  expect(queue.state().pending.get(7)).toMatchObject({
    typed: { avanseStops: 0 },
    refusal: { theirs: { version: 3 } },
  });
  expect(sent).toHaveLength(1);
  queue.settle(7, 'theirs', 3);
  expect(queue.state()).toMatchObject({ undo: 0, redo: 0 });
  expect([queue.undo(shown(3, 50)), queue.redo(shown(3, 50)), sent.length]).toEqual([false, false, 1]);
});

test('what others have changed elsewhere in the row does not keep a step from being undone', async () => {
  const { queue, sent, late, shown, saved } = arranged();
  queue.add([{ salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 10 } }], late);
  await saved();
  await queue.gate?.send([{ salaryId: 7, version: 2, typed: {}, unread: {}, refusal: undefined }]);
  queue.undo(shown(3, 10));
  await saved();
  expect(sent.at(-1)).toMatchObject({ version: 3, typed: { avanseStops: 0 } });
});

test('a thousand texts that are no values are reported once', () => {
  const { queue } = arranged();
  const notified = jest.fn();
  queue.subscribe(notified);
  const wrong = { avanseStops: { text: 'x', problem: 'number' as const } };
  const unread = { before: {}, after: wrong };
  queue.add(
    Array.from({ length: 1000 }, (_, id) => ({ salaryId: id, before: {}, after: {}, unread })),
    () => 1,
  );
  expect(notified).toHaveBeenCalledTimes(1);
  expect(queue.state().pending.size).toBe(1000);
});

test('a block with texts that are no values is undone whole, and redone whole', async () => {
  const { queue, sent, late, shown, saved } = arranged();
  const wrong = { nightHours: { text: 'abc', problem: 'number' as const } };
  queue.add(
    [
      { salaryId: 7, before: { avanseStops: 0 }, after: { avanseStops: 10 } },
      { salaryId: 8, before: {}, after: {}, unread: { before: {}, after: wrong } },
    ],
    late,
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(queue.unsaved()).toMatchObject([{ salaryId: 8, unread: wrong }]);
  queue.undo(shown(2, 10));
  await saved();
  expect([queue.unsaved(), sent.at(-1)]).toMatchObject([[], { typed: { avanseStops: 0 } }]);
  queue.redo(shown(3, 0));
  await waitFor(() => expect(queue.unsaved()).toMatchObject([{ salaryId: 8, unread: wrong }]));
});

test('what is offered back is kept with what is typed since, and goes out over the version it was typed on', async () => {
  const sent: PendingRow[] = [];
  const kept = { salaryId: 7, version: 1, typed: { avanseStops: 100 }, unread: {}, refusal: undefined };
  const queue = new EditQueue([kept]);
  const mayWrite = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  queue.gate = {
    mayWrite,
    send: async (rows) => {
      sent.push(...rows);
      return {
        saved: rows.map(({ salaryId }) => ({ id: salaryId, version: 3 }) as SalaryRow),
        refused: new Map(),
      };
    },
    confirm: () => undefined,
    refusalOf: () => 'again',
    conflict,
    settled: () => undefined,
  };
  queue.add([{ salaryId: 7, before: { phoneStops: 0 }, after: { phoneStops: 5 } }], () => 2);
  await waitFor(() => expect(queue.state()).toMatchObject({ paused: true, offered: 1 }));
  expect(queue.unsaved()).toMatchObject([{ version: 1, typed: { avanseStops: 100, phoneStops: 5 } }]);
  expect(sent).toEqual([]);
  queue.restore();
  await waitFor(() => expect(queue.unsaved()).toEqual([]));
  expect(sent).toMatchObject([{ version: 1, typed: { avanseStops: 100, phoneStops: 5 } }]);
});

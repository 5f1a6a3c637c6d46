import { saveTaskConfirmation as call } from '@paga/contract/filing';
import { found } from '#core/domain-error.ts';
import { takenFile } from '#core/files/content/taken-file.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { shownName } from '#core/files/shown-name.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { heldClosing } from '#payroll/public.ts';
import { notedTask } from '../month/noted-task.ts';
import { taskConfirmation } from '../table.ts';
import {
  type Confirmation,
  confirmationOf,
  removeConfirmation,
  wireConfirmations,
} from './kept-confirmations.ts';

type StoredFile = Pick<Confirmation, 'fileName' | 'storageName' | 'contentType' | 'size'>;
const NO_FILE: StoredFile = { fileName: null, storageName: null, contentType: null, size: null };
const fileOf = ({ fileName, storageName, contentType, size }: Confirmation): StoredFile => ({
  ...{ fileName, storageName, contentType, size },
});

type Sent = { name: string; bytes: Uint8Array; extension: string; contentType: string };

async function sentFile(file: File | undefined): Promise<Sent | undefined> {
  if (!file) return undefined;
  const { bytes, known } = await takenFile(file);
  return { bytes, name: shownName(file.name, known.extension), ...known };
}

const newFile = (ctx: Context, { bytes, extension, name, contentType }: Sent): StoredFile => ({
  ...{ fileName: name, contentType, size: bytes.length },
  storageName: newFileKey(ctx.companyId, 'documents', extension, bytes),
});

export const saveTaskConfirmation = write({
  call,
  load: async (ctx, { params: { versionId, task }, body: { file } }) => {
    const sent = await sentFile(file);
    const held = await heldClosing(ctx, versionId);
    found(await notedTask(ctx, held.version, task));
    const before = await confirmationOf(ctx, versionId, task);
    const stored = sent ? newFile(ctx, sent) : NO_FILE;
    return { ...held, before, sent, stored };
  },
  run: async (ctx, { params: { versionId, task }, body }, { before, sent, stored }) => {
    const kept = before && !sent && !body.removeFile ? fileOf(before) : stored;
    // The row goes as a whole; of its file only what is not kept.
    if (before)
      await removeConfirmation(ctx, { ...before, ...(kept.storageName === before.storageName && NO_FILE) });
    const number = body.number || null;
    if (number === null && kept.storageName === null) return null;
    const [row] = await ctx.tx
      .insert(taskConfirmation)
      .values({
        ...{ tenantId: ctx.companyId, versionId, task, number },
        ...{ ...kept, keptBy: ctx.actor.userId, keptAt: ctx.now },
      })
      .returning();
    // Last: when it fails, the row goes with the transaction.
    if (sent && stored.storageName) await ctx.files.putFile(stored.storageName, sent.bytes);
    return (await wireConfirmations(ctx, [found(row)])).get(task) ?? null;
  },
  audit: ({ input: { params }, loaded: { version, month, before }, answer }) => ({
    page: 'salaries',
    type: 'saveConfirmation',
    objectId: version.periodId,
    about: { month, task: params.task },
    old: { number: before?.number ?? null, fileName: before?.fileName ?? null },
    new: { number: answer?.number ?? null, fileName: answer?.file?.name ?? null },
  }),
});

import path from 'node:path';
import { downloadBackup as call } from '@paga/contract/backup';
import { DomainError } from '#core/domain-error.ts';
import { openPlace } from '#core/files/folder-files.ts';
import { write } from '#core/http/handler.ts';
import { newestMade } from './request-backup.ts';

/** The newest backup as it lies on the disk: what was encrypted stays so. */
export const downloadBackup = write({
  call,
  run: async (ctx) => {
    const made = await newestMade(ctx);
    const file = made?.fileName && ctx.backupFolder && path.join(ctx.backupFolder, made.fileName);
    const opened = file ? await openPlace(file) : undefined;
    if (!file || !opened) throw new DomainError('NOT_FOUND');
    return {
      fileName: path.basename(file),
      contentType: 'application/octet-stream',
      bytes: opened.stream,
    };
  },
  audit: () => ({ page: 'backup', type: 'download' }),
});

import path from 'node:path';
import { downloadBackup as call } from '@paga/contract/backup';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { newestMade } from './request-backup.ts';

/** The newest backup as it lies there: what was encrypted stays so. */
export const downloadBackup = write({
  call,
  run: async (ctx) => {
    const made = await newestMade(ctx);
    const name = found(made?.fileName);
    const opened = found(await ctx.backups?.openBackup(name));
    return {
      fileName: path.posix.basename(name),
      contentType: 'application/octet-stream',
      bytes: opened.stream,
    };
  },
  audit: () => ({ page: 'backup', type: 'download' }),
});

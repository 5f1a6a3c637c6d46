import { getTaskConfirmationFile as call } from '@paga/contract/filing';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { confirmationOf } from './kept-confirmations.ts';

export const getTaskConfirmationFile = read({
  call,
  run: async (ctx, { params: { versionId, task } }) => {
    const { fileName, contentType, storageName } = found(await confirmationOf(ctx, versionId, task));
    const bytes = found(await ctx.files.readFile(found(storageName)));
    return { fileName: found(fileName), contentType: found(contentType), bytes };
  },
});

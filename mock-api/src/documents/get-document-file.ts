import { getDocumentFile as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { bytesOf, templateOf } from './template-rows.ts';

export const getDocumentFile = read({
  call,
  run: async (ctx, { params }) => {
    const template = await templateOf(ctx, params.id);
    const { fileName, contentType } = template;
    return { fileName, contentType, bytes: await bytesOf(ctx, template) };
  },
});

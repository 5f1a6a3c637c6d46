import { getDocumentPath as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { templateLink, templateOf } from './template-rows.ts';

export const getDocumentPath = read({
  call,
  run: async (ctx, { body }) => ({ path: templateLink(await templateOf(ctx, body.documentId)) }),
});

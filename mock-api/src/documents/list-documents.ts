import { getDocumentPath, getDocuments } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { templateLink, templateOf, templatesOf, wireTemplate } from './template-rows.ts';

export const listDocuments = read({ call: getDocuments, run: async (ctx) => (await templatesOf(ctx)).map(wireTemplate) });

export const documentPath = read({
  call: getDocumentPath,
  run: async (ctx, { body }) => ({ path: templateLink(await templateOf(ctx, body.documentId)) }),
});

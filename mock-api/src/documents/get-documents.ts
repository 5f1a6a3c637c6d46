import { getDocuments as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { lastChangers, templatesOf, wireTemplates } from './template-rows.ts';

export const getDocuments = read({
  call,
  run: async (ctx) => wireTemplates(ctx, await templatesOf(ctx), await lastChangers(ctx)),
});

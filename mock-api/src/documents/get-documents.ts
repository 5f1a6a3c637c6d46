import { getDocuments as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { templatesOf, wireTemplate } from './template-rows.ts';

export const getDocuments = read({ call, run: async (ctx) => (await templatesOf(ctx)).map(wireTemplate) });

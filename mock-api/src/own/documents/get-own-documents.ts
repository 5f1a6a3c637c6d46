import { getOwnDocuments as call } from '@paga/contract/own/documents';
import { ownRead } from '#core/http/own-handler.ts';
import { ownDocuments, wireDocument } from './own-documents.ts';

export const getOwnDocuments = ownRead({
  call,
  part: 'data',
  run: async (ctx) => (await ownDocuments(ctx)).map(wireDocument),
});

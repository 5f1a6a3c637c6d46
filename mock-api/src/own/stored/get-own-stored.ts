import { getOwnStored as call } from '@paga/contract/own/stored';
import { ownRead } from '#core/http/own-handler.ts';
import { requireEmployed } from '../account/note-own.ts';
import { storedSections } from './stored-about.ts';

export const getOwnStored = ownRead({
  call,
  part: 'data',
  run: async (ctx, { query: { language } }) => {
    requireEmployed(ctx);
    return storedSections(ctx, language);
  },
});

import { getOwnStored as call } from '@paga/contract/own/stored';
import { ownRead } from '#core/http/own-handler.ts';
import { storedSections } from './stored-about.ts';

export const getOwnStored = ownRead({
  call,
  part: 'data',
  atWork: true,
  run: (ctx, { query: { language } }) => storedSections(ctx, language),
});

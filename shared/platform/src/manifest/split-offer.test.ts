import { anEntry } from '../remote/entry-for-test.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { splitOffer, wholeOffer } from './split-offer.ts';

const { offer } = anEntry();
const action = {
  id: 'away',
  label: 'action.away',
  path: '/holidays',
  of: 'company' as const,
  order: 31,
  needs: [],
};
const plain = { ...action, id: 'book', order: 32 };
const manifest = {
  ...offer,
  actions: [plain, { ...action, words: 'action.words.away' }],
  tours: [{ id: 'first' }],
} as RemoteManifest;

test('what the first shells do not know stands beside the offer, and is in it again for who reads both', () => {
  const split = splitOffer(manifest);
  expect(split.offer).toEqual({ ...offer, actions: [plain, action] });
  expect(split.offerMore).toEqual({
    actions: { 1: { words: 'action.words.away' } },
    tours: [{ id: 'first' }],
  });
  expect(wholeOffer(JSON.parse(JSON.stringify(split)))).toEqual(manifest);
});

test('an offer without anything new has nothing beside it; a page that has no such list leaves its fields out', () => {
  expect(splitOffer(offer)).toEqual({ offer });
  const { actions: _, ...fewer } = splitOffer(manifest).offer;
  expect(wholeOffer({ ...splitOffer(manifest), offer: fewer as RemoteManifest }).actions).toBeUndefined();
});

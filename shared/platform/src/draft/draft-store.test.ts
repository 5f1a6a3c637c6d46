import { type DraftOwner, keepDraft, readDraft } from './draft-store.ts';

const OWNER: DraftOwner = { userId: 1, companyId: 2 };

test('a figure that may mean two numbers is not kept, wherever it stands; an item of a list keeps its place', () => {
  const none = Number.NaN;
  keepDraft(OWNER, 'form', {
    gross: none,
    most: Number.POSITIVE_INFINITY,
    name: 'Blerta',
    net: null,
    bands: [{ from: 0, to: none }],
    hours: [1, none, 3],
  });
  const values = readDraft(OWNER, 'form')?.values;
  expect(values).toEqual({ name: 'Blerta', net: null, bands: [{ from: 0 }], hours: [1, null, 3] });
  expect(values).not.toHaveProperty('gross');
});

import { kitMessages } from './messages.ts';

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );
}

test('both languages have the same keys, none of them empty', () => {
  expect(keysOf(kitMessages.sq)).toEqual(keysOf(kitMessages.en));
  expect(JSON.stringify(kitMessages)).not.toContain('""');
});

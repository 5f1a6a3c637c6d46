import { hiddenIn, viewOf, withView } from './column-views.ts';

const keys = [
  'personalNumber',
  'initialBrutto',
  'nightHours',
  'extraHours',
  'extraBrutto',
  'extras',
  'stops',
  'tax',
  'change',
];

test('a view hides what is not its own, and is known by what is hidden, whatever the columns are of this company', () => {
  expect(hiddenIn('hours', keys)).toEqual(['personalNumber', 'extraBrutto', 'extras', 'stops', 'tax']);
  expect(hiddenIn('all', keys)).toEqual([]);
  expect(viewOf(new Set(hiddenIn('deductions', keys)), keys, [])).toBe('deductions');
  expect(viewOf(new Set(['goneColumn']), keys, [])).toBe('all');
  expect(viewOf(new Set(['tax']), keys, [])).toBeUndefined();
});

test('an own view is found by its columns; saved again under its name it takes the place of the old one', () => {
  const own = withView(withView([], { name: 'Tatimi', hidden: ['stops'] }), {
    name: 'Tatimi',
    hidden: ['tax'],
  });
  expect(own).toEqual([{ name: 'Tatimi', hidden: ['tax'] }]);
  expect(viewOf(new Set(['tax']), keys, own)).toBe(own[0]);
});

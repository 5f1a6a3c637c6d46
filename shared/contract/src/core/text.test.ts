import { hasLines, lines } from './shapes.ts';
import { textFault, withoutUnseen } from './text.ts';

const one = () => true;
const many = () => false;

test.each([
  ['turned around', 'kontrata\u202efdp'],
  ['a mark of direction', 'Arta\u200e'],
  ['an isolate', '\u2066Arta\u2069'],
  ['without width', 'Ar\u200bta'],
  ['a mark of the order of bytes', '\ufeffArta'],
  ['a soft hyphen', 'Ar\u00adta'],
  ['a bell', 'Arta\u0007'],
  ['an escape', '\u001b[31mArta'],
  ['a separator of lines', 'Arta\u2028Krasniqi'],
  ['a filler that looks like nothing', '\u3164'],
  ['a tag', 'Arta\u{e0041}'],
])('%s is unseen', (_, text) => {
  expect([textFault(text, one), textFault(text, many)]).toEqual(['unseen_characters', 'unseen_characters']);
  expect(textFault(withoutUnseen(text), one)).toBeUndefined();
});

test('a line break is wrong in a text of one line only; letters, accents, signs and pictures never', () => {
  for (const text of ['../../x\r\n', 'Arta\nKrasniqi', 'a\tb'])
    expect([textFault(text, one), textFault(text, many)]).toEqual(['line_break', undefined]);
  for (const text of [
    '👩‍👧',
    '👍🏽‍🔥',
    'Çelë Gjinishi',
    'Đorđe Žižić',
    'Ü–“€”',
    'e\u0301',
    '٣',
    '日本',
    '👍🏽',
    '❤️',
  ])
    expect(textFault(text, one)).toBeUndefined();
  expect(textFault('a\u200db', one)).toBe('unseen_characters');
  expect(withoutUnseen('👩‍👧 a\u200db\u202e')).toBe('👩‍👧 ab');
  expect(withoutUnseen('Arta\n\tKrasniqi')).toBe('Arta\n\tKrasniqi');
});

test('a schema of many lines is known by itself', () => {
  const note = lines({ min: 1, max: 3 });
  expect([hasLines(note), hasLines(note.optional())]).toEqual([true, false]);
  expect([note.safeParse(' ').success, note.parse(' a\nb ')]).toEqual([false, 'a\nb']);
});

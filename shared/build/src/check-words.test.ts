import { evaluate } from './fixture.ts';

const found = (source: string) =>
  evaluate<string[]>('check/check-words.mjs', `m.forbiddenWords(${JSON.stringify(source)})`);

test.each([
  ['a comment', '// What the engine is told.', ['1: say shown, reported, notified instead of "told"']],
  [
    'a docstring over two lines',
    '/**\n * An import that was taken\n * back.\n */',
    ['2: say undone, removed, revoked instead of "taken back"'],
  ],
  [
    'a name',
    'const x = 1;\nexport function toldBy() {}',
    ['2: say shown, reported, notified instead of "told"'],
  ],
  ['a name in capitals', 'const TOLD_AT = 1;', ['1: say shown, reported, notified instead of "TOLD"']],
  [
    'the title of a test',
    "test('whoever comes is let in', () => {});",
    ['1: say somebody who, those who instead of "whoever"'],
  ],
  [
    'the title of a table of tests',
    "test.each([\n  [1],\n] as const)('a door of %s', () => {});",
    ['3: say sign-in, entry instead of "door"'],
  ],
])('a forbidden word is found in %s', (_where, source, faults) => {
  const answers = found(source);
  expect(answers).toHaveLength(faults.length);
  faults.forEach((fault, index) => void expect(answers[index]).toContain(fault));
});

test.each([
  ['a text that people read', "const text = 'He was told so.';"],
  ['code that a comment quotes', '/** `sealed` holds the tokens. */'],
  ['a name of the wire or the database', 'const { sealedAt } = row; const code = SECOND_STEP_NEEDS_EMAIL;'],
  ['a part of another word', 'const collapseAll = 1; // outdoors, untold'],
])('%s is left alone', (_where, source) => {
  expect(found(source)).toEqual([]);
});

test('a forbidden word is found in a message key', () => {
  expect(
    evaluate(
      'check/check-words.mjs',
      "m.forbiddenKeys(['errors.SECOND_STEP_NEEDS_EMAIL', 'signIn.secondStep'])",
    ),
  ).toEqual(['signIn.secondStep: say two-factor instead of "second Step"']);
});

const wrong = (text: string, language: 'sq' | 'en') =>
  evaluate<string[]>('check/check-glossary.mjs', `m.wrongWords(${JSON.stringify(text)}, '${language}')`);

// Each twin of the glossary once, as it stood on the screens.
const TWINS = {
  sq: [
    ...[
      'Kostoja e kompanisë',
      'Pagat u ruajtën!',
      'Kthe prapa',
      'N/A',
      'Emaili',
      'E-maili i punonjësit',
      'Zbritjet e muajit',
      'Konfigurimi i pagave',
      'Libri i punës',
    ],
    ...[
      'Të dhënat u ruajt',
      'I ri',
      'e palexuar',
      'Tatimin në të ardhura',
      'Fshi rreshtin',
      'prej 0,00 €',
      '«Pagat»',
    ],
    ...[
      '2 për shikim',
      'Neto për pagesë',
      'Kosto e plotë',
      'Trego të gjithë',
      'Dikush tjetër e ndryshoi ndërkohë',
    ],
  ],
  en: [
    'Configurations',
    'You are signed in!',
    'The column stands twice',
    'Somebody has closed it meanwhile',
    'This link is no longer good',
    'Together',
    'Main page',
    'Log out',
    'Seal of the month',
    'Traffic ticket',
    '{{count}} people',
    ...[
      'Taxable salary',
      'Net to be paid',
      'Cost of the employer',
      'Paid and declared',
      '{{count}} to look at',
    ],
    ...[
      'Marked as done: Payslips',
      '2 chosen',
      'Tell whoever runs it',
      'Someone else has changed this in the meantime',
    ],
  ],
};

test('a text that people read is held to the glossary, in its language', () => {
  expect(wrong('Çka nuk përputhet te punëtorët', 'sq')).toEqual([
    'say çfarë instead of "Çka"',
    'say punonjës instead of "punëtor"',
  ]);
  expect(wrong('Diçka: dërgohet me e-mail te {{email}}, kërkoni e-mailin', 'sq')).toEqual([]);
  expect(wrong('Workbook of all configurations', 'en')).toHaveLength(2);
  expect(wrong('Jeni kyçur me sukses!', 'sq')).toEqual([]);
  expect(wrong('Save it as "Excel Workbook (.xlsx)"', 'en')).toEqual([]);
  expect(
    evaluate(
      'check/check-glossary.mjs',
      `Object.entries(${JSON.stringify(TWINS)}).flatMap(([language, twins]) => twins.filter((twin) => m.wrongWords(twin, language).length === 0))`,
    ),
  ).toEqual([]);
});

test('a page that names a test which is gone, or counts its rows wrong, is found', () => {
  const page = 'by `core/gone.test.ts` and `core/here.test.ts`';
  expect(
    evaluate<string[]>(
      'check/docs.mjs',
      `m.missingFiles('a.md', ${JSON.stringify(page)}, (name) => name.endsWith('src/core/here.test.ts'))`,
    ),
  ).toEqual(['docs/a.md names core/gone.test.ts, which is not there']);
  const table = (met: number) =>
    [
      '| V1 One | 2 | ',
      ' | 1 | 0 |\n| all | 2 | ',
      ' | 1 | 0 |\n| 1.1.1 | a | **met** x |\n| 1.2.1 | b | **not met**: y |',
    ].join(`${met}`);
  expect(evaluate<string[]>('check/docs.mjs', `m.wrongCounts(${JSON.stringify(table(1))})`)).toEqual([]);
  expect(evaluate<string[]>('check/docs.mjs', `m.wrongCounts(${JSON.stringify(table(2))})`)).toEqual([
    'docs/asvs.md, V1 One: counted 2, 1, 1, 0',
    'docs/asvs.md, all: counted 2, 1, 1, 0',
  ]);
});

test('a package that the map does not name is found', () => {
  const map = '| `shared/kit/` | the design kit |';
  expect(
    evaluate<string[]>(
      'check/docs.mjs',
      `m.unmappedPackages(${JSON.stringify(map)}, ['shared/kit/', 'shared/calendar/'])`,
    ),
  ).toEqual(['docs/architecture.md does not know shared/calendar/']);
});

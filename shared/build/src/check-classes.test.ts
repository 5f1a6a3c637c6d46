import { evaluate } from './fixture.ts';

const faultsOf = (css: string, source: string) =>
  evaluate<string[]>(
    'check/check-classes.mjs',
    `m.classFaults(${JSON.stringify({ 'a.css': css })}, ${JSON.stringify({ 'a.tsx': source })})`,
  );
/** A class that is put together: the text before the hole. */
const together = (start: string) => ['{`', start, '$', '{state}`}'].join('');
const piece = (given: string) => `export const Piece = (state) => <p className=${given}>text</p>;`;

test.each([
  [
    'a rule that no source uses',
    '.a-box {} .a-old:hover > td {}',
    piece('"a-box"'),
    ['a.css: no source uses .a-old'],
  ],
  [
    'a rule within a condition',
    '@media print { .a-box, .a-old {} }',
    piece('"a-box"'),
    ['a.css: no source uses .a-old'],
  ],
  ['a class without a rule', '.a-box {}', piece('"a-box a-bare"'), ['a.tsx: no stylesheet has .a-bare']],
  [
    'a class of a choice without a rule',
    '.a-box {}',
    piece("{state ? 'a-box' : 'a-bare'}"),
    ['a.tsx: no stylesheet has .a-bare'],
  ],
  [
    'a class put together that no rule begins like',
    '.a-box {}',
    piece(together('a-box b-')),
    ['a.tsx: no stylesheet has .b-*'],
  ],
])('%s is found', (_what, css, source, faults) => {
  expect(faultsOf(css, source)).toEqual(faults);
});

test.each([
  ['a class put together', '.a-box-open {}', piece(together('a-box-'))],
  ['a class that code looks up', '', `${piece('"a-hook"')} document.querySelector('.a-hook');`],
  ['a class of a library', '.ant-input {}', piece('"ant-thing"')],
  ['what a comment or a value says', '/* .a-old {} */ .a-box { width: 0.5px }', piece('"a-box"')],
])('%s passes', (_what, css, source) => {
  expect(faultsOf(css, source)).toEqual([]);
});

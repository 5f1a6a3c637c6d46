import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.tsx', '*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /^(shell|mf-|shared\/(kit|forms|platform|client)\/)/.test(file) && file.includes('/src/'))
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What one place does for all: where else its sign stands, somebody has made a second way. */
const ONE_WAY = [
  [
    'a file is downloaded by downloadFile',
    /\.download = |window\.open\(/,
    ['shared/client/src/download-file.ts'],
  ],
  [
    'a month is chosen in MonthPicker',
    /className="paga-month-picker/,
    ['shared/kit/src/pick/month-picker.tsx'],
  ],
  [
    'a password is typed into PasswordInput; the pages before sign-in are free of antd',
    /\.Password\b|type="password"/,
    [
      'shared/kit/src/form/fields.tsx',
      'shell/src/sign-in/setup.page.tsx',
      'shell/src/sign-in/sign-in-field.tsx',
      'shell/src/sign-in/sign-in.page.tsx',
    ],
  ],
  [
    'a toast is shown by useToast',
    /className="paga-toasts|\bnotification\.(open|success)|\bmessage\.(success|error)\(/,
    ['shared/kit/src/feedback/toast-list.tsx'],
  ],
  [
    'a row is edited and deleted by RowActions; a head of a window and of the month has a pencil of its own (specification 1 §2, 2 §1)',
    /<IconButton[^>]*?\sicon="(pencil|trash)"|variant="link-danger"/,
    [
      'mf-payroll/src/grid/bar/payment-date.tsx',
      'mf-payroll/src/settings/closing-code/closing-code.modal.tsx',
    ],
  ],
  [
    'what is not saved of a month stands in the bar below its table',
    /<(EditsOffer|RefusedCells)\b/,
    ['mf-payroll/src/edits/edit-bar.tsx'],
  ],
  [
    'what a role may only read says so by ModalForm',
    /form\.mayNotEdit/,
    ['shared/kit/src/form/modal-form.tsx'],
  ],
  ['a list has the pages of Pager', /<Pagination\b|\bpagination=\{(?!false)/, []],
] as const;

test.each(ONE_WAY)('%s', (_, sign, places) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources
      .filter(({ text }) => sign.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([...places]);
});

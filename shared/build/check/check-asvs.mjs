// `pnpm check:asvs`: docs/asvs.md says what is so. Every file that a row names exists; a row that says "met" names a test, or says "by reading" or leads to what
// is documented; the sums are those of the rows; and every control of the table (../soak/table.mjs) belongs to a row that says "met" and names its test,
// which has a test of that name.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTROLS } from '../soak/table.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const ROW = /^\| (\d+)\.(\d+\.\d+) \| (.+?) \| (.+) \|$/;
const SUM = /^\| (?:V(\d+) .+?|all) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/;
const ANSWER = /^\*\*(met|not met|n\.a\.)\*\*(.*)$/s;
const FILE = /`(\w[\w./-]+\.(?:test\.tsx?|tsx?|mjs|json|typ))`/g;
const SHORTEST_REASON = 10;

/** The rows of the page: number, chapter, answer and the files it names, from the root of the checkout. */
export function readRows(text) {
  return text.split('\n').flatMap((line) => {
    const [, chapter, rest, , answer] = ROW.exec(line) ?? [];
    if (answer === undefined) return [];
    const [, kind, reason] = ANSWER.exec(answer) ?? ['', 'unreadable', answer];
    const files = [...answer.matchAll(FILE)].map(([, name]) =>
      /^(shell|mf-|shared|mock-api)/.test(name) ? name : `mock-api/src/${name}`,
    );
    return [{ row: `${chapter}.${rest}`, chapter: Number(chapter), kind, reason, files }];
  });
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

function faultsOfRow({ row, kind, reason, files }, exists) {
  const faults = files
    .filter((file) => !exists(file))
    .map((file) => `${row} names ${file}, which is not there`);
  if (kind === 'unreadable') faults.push(`${row} is neither met, not met nor n.a.`);
  const says = /by reading|\]\(security-model\.md#|\]\(operations\.md|`docs\//.test(reason);
  if (kind === 'met' && !files.some(isTest) && !says)
    faults.push(`${row} says "met" and names no test, no document and no reading`);
  if (kind === 'not met' && reason.length < SHORTEST_REASON)
    faults.push(`${row} says "not met" without a reason`);
  return faults;
}

function faultsOfSums(text, rows) {
  const countOf = (some) => [
    some.length,
    ...['met', 'not met', 'n.a.'].map((kind) => some.filter((row) => row.kind === kind).length),
  ];
  return text.split('\n').flatMap((line) => {
    const [, chapter, ...sums] = SUM.exec(line) ?? [];
    if (sums.length === 0) return [];
    const counted = countOf(chapter ? rows.filter((row) => row.chapter === Number(chapter)) : rows);
    const said = sums.map(Number);
    const name = chapter ? `V${chapter}` : 'all';
    return String(said) === String(counted)
      ? []
      : [`${name} says ${said.join(' ')}, its rows are ${counted.join(' ')}`];
  });
}

function faultsOfControls(rows, read) {
  return CONTROLS.flatMap(({ row, test, name }) => {
    const found = rows.find((one) => one.row === row);
    if (!found) return [`the control of ${row} belongs to no row`];
    const faults = [];
    if (found.kind !== 'met') faults.push(`the control of ${row} belongs to a row that is ${found.kind}`);
    if (!found.files.includes(test))
      faults.push(`${row} does not name ${test}, which its control is shown by`);
    if (!read(test).includes(name)) faults.push(`${test} has no test named "${name}" (${row})`);
    return faults;
  });
}

/** What is wrong with the page; `read` gives a file's text, empty where there is none. */
export function asvsFaults(text, read, exists) {
  const rows = readRows(text);
  return [
    ...rows.flatMap((row) => faultsOfRow(row, exists)),
    ...faultsOfSums(text, rows),
    ...faultsOfControls(rows, read),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const place = (file) => path.join(root, file);
  const exists = (file) => existsSync(place(file));
  const read = (file) => (exists(file) ? readFileSync(place(file), 'utf8') : '');
  const faults = asvsFaults(read('docs/asvs.md'), read, exists);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(`${readRows(read('docs/asvs.md')).length} rows of docs/asvs.md say what is so`);
}

import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { areas } from '#areas.ts';
import type { BoundCall } from '#core/http/bound-call.ts';
import { upwards } from '#core/place.ts';
import { EVERY_CALL, Hog, type Hogged, type Look } from './hog.ts';

// Every call of the contract with its largest lawful input, alone and twenty at once, beside a colleague of another company: nobody is held up.
// `pnpm soak hog` makes all of them at 10,000 people, `pnpm soak hog payroll getHealth` an area or a call; PAGA_HOG sets how many people,
// PAGA_HOG_INPUTS=1 looks only whether each call has an input that works. What a commit
// has behind it without a fault is not made again (`.build/hog`, PAGA_HOG_ANEW=1 does). A run makes a sample at 1,000 people.
const soak = process.env.PAGA_SOAK === '1';
const PEOPLE = Number(process.env.PAGA_HOG ?? (soak ? 10_000 : 1_000));
const named = (process.env.PAGA_HOG_ONLY ?? '').split(' ').filter(Boolean);
const SAMPLE =
  'getSalaryChecks getSalaryComparison updateSalaries getAnnualSalary generateSalaries previewVacation getVacationEmployees getSalaries storeCompanyLeave getEmployeesByTenantIdAndFilter getVacationCalendar getJournal'.split(
    ' ',
  );

const areaOf = ({ call }: BoundCall) => areas.find(({ routes }) => routes.has(call))?.name ?? '';
const chosen = EVERY_CALL.filter((bound) =>
  named.length > 0
    ? named.includes(bound.name) || named.includes(areaOf(bound))
    : soak || SAMPLE.includes(bound.name),
);

/** Where the lines of a commit stand, so that a run that was cut off goes on. */
const folder = path.join(path.dirname(upwards(import.meta.dirname, 'pnpm-workspace.yaml')), '.build/hog');
const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname })
    .toString()
    .trim();

function earlier(file: string): Map<string, Hogged> {
  if (process.env.PAGA_HOG_ANEW === '1' || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Hogged);
  return new Map(all.filter(({ faults }) => faults.length === 0).map((one) => [one.name, one]));
}

const shown = (look: Look | undefined) =>
  look
    ? `${String(look.ms).padStart(6)} ms, held ${String(look.held).padStart(4)}, p99 ${String(look.p99).padStart(5)}`
    : '-';
const statuses = ({ answers }: Look) => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, times]) => `${times}x${status}`).join(' ');
};
const line = ({ name, kind, alone, twenty, faults }: Hogged) =>
  `${faults.length > 0 ? 'RED ' : 'ok  '} ${name.padEnd(34)} ${shown(alone)} | twenty ${shown(twenty)} ${twenty ? statuses(twenty) : ''} (${kind})${faults.map((fault) => `\n       ${fault}`).join('')}\n`;
const print = (text: string) => soak && writeSync(1, text);

let hog: Hog | undefined;
afterAll(() => hog?.end());

async function hogged(calls: readonly BoundCall[]): Promise<Hogged[]> {
  const file = path.join(folder, `${PEOPLE}-${commit()}.jsonl`);
  const known = soak ? earlier(file) : new Map<string, Hogged>();
  if (soak) mkdirSync(folder, { recursive: true });
  const todo = calls.filter(({ name }) => !known.has(name));
  const results = calls.flatMap(({ name }) => known.get(name) ?? []);
  if (todo.length === 0) return results;
  hog ??= await Hog.start(PEOPLE);
  // Reads first: they share a copy of the world.
  for (const bound of [...todo].sort((one, other) => one.call.effect.localeCompare(other.call.effect))) {
    const result = await hog.hog(bound, process.env.PAGA_HOG_INPUTS === '1');
    results.push(result);
    if (soak) appendFileSync(file, `${JSON.stringify(result)}\n`);
    print(line(result));
  }
  return results;
}

test(`${chosen.length} calls with their largest lawful input at ${PEOPLE} people hold nobody up, alone and twenty at once`, async () => {
  expect(chosen.length).toBeGreaterThan(0);
  const results = await hogged(chosen);
  const cost = ({ alone, twenty }: Hogged) => Math.max(alone.held, twenty?.held ?? 0);
  print('\nby what they cost:\n');
  for (const result of [...results].sort((one, other) => cost(other) - cost(one)).slice(0, 30))
    print(line(result));
  const red = results.filter(({ faults }) => faults.length > 0);
  print(`\n${results.length} calls, ${red.length} red\n${red.map(line).join('')}`);
  expect(red.map(({ name, faults }) => `${name}: ${faults.join('; ')}`)).toEqual([]);
}, 7_200_000);

const call = (name: string) => EVERY_CALL.find((bound) => bound.name === name) as BoundCall;

test('what the attacks found is found: a call that holds the loop', async () => {
  hog ??= await Hog.start(PEOPLE);
  await hog.plant('heldLoop');
  const held = await hog.hog(call('getSalaryTotals'));
  expect(held.faults.join()).toMatch(/alone: the loop was held for \d+ ms.*twenty: the loop was held/);
}, 600_000);

// Each look of twenty waits for its budget of 5 s, so the sample leaves it out.
if (soak)
  test('and one person who takes every connection', async () => {
    hog ??= await Hog.start(PEOPLE);
    await hog.plant('heldMonth');
    expect((await hog.hog(call('updatePaymentDate'))).faults).toEqual([]);
    await hog.plant('heldMonthWithoutShares');
    expect((await hog.hog(call('updatePaymentDate'))).faults.join()).toMatch(
      /twenty: a colleague waited for \d{4} ms/,
    );
  }, 600_000);

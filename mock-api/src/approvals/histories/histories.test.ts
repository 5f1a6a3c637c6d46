import { freshServer, type TestServer, testServer } from '@paga/testing/server';
import fc from 'fast-check';
import { type History, histories, played } from './history.ts';

// A sample in every run; `PAGA_SOAK=1` plays a thousand, PAGA_HISTORIES another number. PAGA_SEED=<the seed a failure printed> draws the same.
const soak = process.env.PAGA_SOAK === '1';
const HISTORIES = Number(process.env.PAGA_HISTORIES ?? (soak ? 1000 : 6));
const STEPS = 60;
const seed = Number(process.env.PAGA_SEED ?? 20_261_128);
const ON_ONE_DATABASE = 50;

/** Plays each history that is drawn, the first on this server, and adds up what has happened in them. */
function playing(first: TestServer) {
  let server = first;
  let drawn = 0;
  const counts = new Map<string, number>();
  const add = (event: string, times: number) => counts.set(event, (counts.get(event) ?? 0) + times);
  const property = fc.asyncProperty(histories(STEPS), async (history: History) => {
    drawn += 1;
    // No test database is analyzed: with many companies in one, PostgreSQL reads them all for each session.
    if (drawn % ON_ONE_DATABASE === 0) server = await freshServer(`histories_${drawn}`);
    const stage = await played(server, history);
    for (const [event, times] of stage.counts) add(event, times);
    add('histories with a month that was closed and paid', stage.counts.has('paid in the history') ? 1 : 0);
    if (stage.violation) throw new Error([stage.violation, ...stage.log].join('\n'));
    if (soak && drawn % 20 === 0) process.stderr.write(`${drawn} histories\n`);
  });
  return { property, counts };
}

test(`nothing is paid that fewer than two people agreed to, in ${HISTORIES} random histories of up to ${STEPS} steps, from seed ${seed}`, async () => {
  const { property, counts } = playing(await testServer());
  try {
    await fc.assert(property, { numRuns: HISTORIES, seed });
  } finally {
    if (soak) process.stderr.write(`${JSON.stringify([...counts].sort())}\n`);
  }
  // A server that refuses everything would let nobody be paid.
  expect(counts.get('histories with a month that was closed and paid')).toBeGreaterThanOrEqual(
    soak ? HISTORIES / 2 : 1,
  );
  for (const event of ['way through', 'closed by two', 'bank list'])
    expect([event, (counts.get(event) ?? 0) > (soak ? HISTORIES / 4 : 0)]).toEqual([event, true]);
}, 36_000_000);

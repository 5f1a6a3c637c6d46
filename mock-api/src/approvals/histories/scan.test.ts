import { appendFileSync, writeFileSync } from 'node:fs';
import { freshServer, testServer } from '@paga/testing/server';
import fc from 'fast-check';
import { type History, histories, played } from './history.ts';

const N = Number(process.env.SCAN ?? 100);
const without = (process.env.WITHOUT ?? '').split(',');
const classOf = (v: string) =>
  v
    .replace(/role\d\.[^ ]*|\d+(\.\d+)?/g, '#')
    .replace(/by .* \(#\)/, 'by X')
    .slice(0, 140);

test('scan', async () => {
  let server = await testServer();
  const all = fc.sample(histories(60), { numRuns: N, seed: Number(process.env.PAGA_SEED ?? 1) });
  const found = new Map<string, { at: number; times: number; log: string[]; history: History }>();
  const counts = new Map<string, number>();
  const start = Date.now();
  let natural = 0;
  const out = process.env.SCAN_OUT ?? '/tmp/scan.txt';
  for (const [at, h] of all.entries()) {
    if (at % 50 === 49) server = await freshServer(`scan_${at}`);
    const history = { ...h, moves: h.moves.filter(({ kind }) => !without.includes(kind)) };
    let violation: string | undefined;
    let log: string[] = [];
    try {
      const stage = await played(server, history);
      violation = stage.violation;
      log = stage.log;
      for (const [event, times] of stage.counts) counts.set(event, (counts.get(event) ?? 0) + times);
      if ((stage.counts.get('paid in the history') ?? 0) > 0) natural += 1;
    } catch (e) {
      violation = `thrown ${(e as Error).stack}`;
    }
    if (at % 5 === 4)
      appendFileSync(
        `${out}.live`,
        `${at + 1} histories ${(Date.now() - start) / 1000} s, natural ${natural}\n`,
      );
    if (!violation) continue;
    const c = classOf(violation);
    const one = found.get(c) ?? { at, times: 0, log: [violation, ...log], history };
    one.times += 1;
    found.set(c, one);
    if (one.times === 1)
      appendFileSync(`${out}.live`, `\n## ${at + 1} ${c}\n${[violation, ...log].join('\n')}\n`);
  }
  const lines = [
    `${N} histories in ${(Date.now() - start) / 1000} s, natural closings in ${natural}`,
    JSON.stringify([...counts].sort()),
  ];
  if (process.env.NOSHRINK) {
    writeFileSync(
      out,
      [
        ...lines,
        ...[...found].map(
          ([c, { at, times, history }]) =>
            `## ${times} times, first in ${at + 1}: ${c} ${JSON.stringify(history)}`,
        ),
      ].join('\n'),
    );
    return;
  }
  for (const [c, { at, times, log, history }] of found) {
    let best = { history, log };
    // shrink by leaving out steps
    for (
      let size = Math.ceil(history.moves.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let i = 0; i + size <= best.history.moves.length; ) {
        const smaller = { ...best.history, moves: best.history.moves.toSpliced(i, size) };
        const stage = await played(server, smaller).catch((e) => ({
          violation: `thrown ${e.stack}`,
          log: [] as string[],
        }));
        if (stage.violation && classOf(stage.violation) === c)
          best = { history: smaller, log: [stage.violation, ...stage.log] };
        else i += size;
      }
    }
    lines.push(
      `\n## ${times} times, first in history ${at + 1}: ${c}`,
      ...best.log,
      JSON.stringify(best.history),
    );
  }
  writeFileSync(out, lines.join('\n'));
}, 36_000_000);

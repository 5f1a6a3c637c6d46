import {
  changeRecurringLine,
  createRecurringLine,
  deleteRecurringLine,
  endRecurringLine,
  getRecurringLineHistory,
  getRecurringLines,
} from '@paga/contract/employees';
import { type Move, monthOf, type Play } from './move.ts';
import { type KnownLine, lineName, MONTHS } from './pay-model.ts';
import type { Edit } from './provenance.ts';
import { type Account, of, type Stage } from './stage.ts';

const AMOUNTS = [25, 45, 300] as const;

async function lineOf(stage: Stage, { id, employeeId }: KnownLine) {
  const { status, body } = await stage.ask(stage.reader, getRecurringLines, { query: { employeeId } });
  // Of somebody who was deleted nothing is read, and so nothing changed.
  return status === 200 ? body.find((line) => line.id === id) : undefined;
}

/** Reads what a line comes to in each month; what is otherwise than before has been made by this account. */
async function noteLine(stage: Stage, by: Account, known: KnownLine): Promise<void> {
  const line = await lineOf(stage, known);
  const history =
    line && (await stage.ask(stage.reader, getRecurringLineHistory, { query: { id: line.id } }));
  const rates = history?.body.rates ?? [];
  const edits = new Map<number | undefined, Edit>();
  for (const month of MONTHS) {
    const [first, last] = [`2026-${month}-01`, `2026-${month}-31`];
    const isThere = line && line.from <= last && (line.to === null || line.to >= first);
    const rate = rates.filter(({ from }) => from <= last).sort((a, b) => (a.from < b.from ? 1 : -1))[0];
    const amount = isThere ? (rate?.amount ?? undefined) : undefined;
    const edit = edits.get(amount) ?? {};
    edits.set(amount, edit);
    stage.model.element(lineName(known.id, month)).set(stage.act(by, amount, edit));
  }
}

async function addLine(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const field = move.what % 3 === 0 ? ('stops' as const) : ('extraNetto' as const);
  const amount = field === 'stops' ? 25 : of(AMOUNTS, move.what);
  const line = {
    ...{ name: 'Kredi', field, amount, order: 1, from: `2026-${monthOf(move)}-01` },
    ...{ to: null, share: null, total: null },
  };
  const what = `enters a line of ${employeeId}: ${field} ${amount} from ${line.from}`;
  const body = { tenantId: stage.company.id, employeeId, line };
  const done = await stage.change(by, what, createRecurringLine, { body });
  if (!done) return;
  const known = { id: done.body.id, employeeId, field };
  stage.model.lines.push(known);
  await noteLine(stage, by, known);
}

/** Changes a line's amount from a month on, ends it in October, or deletes it. */
async function changeLine(stage: Stage, move: Move): Promise<void> {
  if (stage.model.lines.length === 0) return;
  const [by, known] = [stage.account(move.by), of(stage.model.lines, move.whom)];
  const now = await lineOf(stage, known);
  if (!now) return;
  const { id, employeeId: _e, taken: _t, owed: _o, state: _s, version, ...form } = now;
  const which = { tenantId: stage.company.id, id, version };
  const line = { ...form, amount: known.field === 'stops' ? 30 : of(AMOUNTS, move.what) };
  const since = `2026-${monthOf(move)}-01`;
  const done = await [
    () =>
      stage.change(by, `changes line of ${id} to ${line.amount} since ${since}`, changeRecurringLine, {
        body: { ...which, line, since },
      }),
    () => stage.change(by, `ends line of ${id}`, endRecurringLine, { body: { ...which, to: '2026-10-31' } }),
    () => stage.change(by, `deletes line of ${id}`, deleteRecurringLine, { query: which }),
  ][move.what % 3]?.();
  if (done) await noteLine(stage, by, known);
}

export const LINE_MOVES: Record<string, Play> = {
  addLine: { weight: 3, play: addLine },
  changeLine: { weight: 3, play: changeLine },
};

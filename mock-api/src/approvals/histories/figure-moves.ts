import { getOvertime, updateOvertime } from '@paga/contract/company/settings';
import {
  generateSalaries,
  getSalaries,
  type SalaryEdit,
  updatePaymentDate,
  updateSalaries,
  updateSalary,
} from '@paga/contract/payroll';
import { type Move, monthOf, type Play } from './move.ts';
import { MONTHS, type Month, nightName, rowName, type TypedField, typedName } from './pay-model.ts';
import { type Account, of, type Stage } from './stage.ts';

/** What is typed: null takes a typed value out again. Small against every net, so that no row falls below zero. */
const TYPED: readonly (readonly [TypedField, number | null])[] = [
  ['extraNetto', 500],
  ['extraNetto', 50],
  ['extraNetto', null],
  ['stops', 20],
  ['stops', null],
  ['initialBrutto', 2500],
  ['initialBrutto', null],
  ['nightHours', 8],
];

function noteTyped(stage: Stage, by: Account, month: Month, employeeId: number, edit: SalaryEdit): void {
  for (const [field, value] of Object.entries(edit))
    stage.model
      .element(typedName(month, employeeId, field as TypedField))
      .set(stage.act(by, (value as number | null) ?? undefined));
}

async function editRow(stage: Stage, move: Move): Promise<void> {
  const [by, month] = [stage.account(move.by), monthOf(move)];
  const rows = await stage.rows(month);
  if (rows.length === 0) return;
  const [row, [field, value]] = [of(rows, move.whom), of(TYPED, move.what)];
  await stage.granted(by);
  const body = { ...stage.named(month), salaryId: row.id, [field]: value };
  const what = `types ${field} ${value} of ${row.employeeId} in ${month}`;
  if (await stage.change(by, what, updateSalary, { body }))
    noteTyped(stage, by, month, row.employeeId, { [field]: value });
}

/** Takes typed deductions out of rows that fall below zero by them: of somebody who was deleted only the deduction is left, and no month closes with that. */
export async function clearDeductions(stage: Stage, by: Account, month: Month): Promise<void> {
  for (const { id: salaryId, employeeId, netto } of await stage.rows(month)) {
    if (netto >= 0) continue;
    await stage.granted(by);
    const what = `clears the deduction of ${employeeId} in ${month}`;
    if (
      await stage.change(by, what, updateSalary, { body: { ...stage.named(month), salaryId, stops: null } })
    )
      noteTyped(stage, by, month, employeeId, { stops: null });
  }
}

/** A pasted column: every row but the first gets the same. */
async function editRows(stage: Stage, move: Move): Promise<void> {
  const [by, month] = [stage.account(move.by), monthOf(move)];
  const rows = (await stage.rows(month)).slice(1);
  if (rows.length === 0) return;
  const [field, value] = of(TYPED, move.what);
  await stage.granted(by);
  const edits = rows.map(({ id, version }) => ({ salaryId: id, version, [field]: value }));
  const body = { ...stage.named(month), rows: edits };
  const done = await stage.change(by, `pastes ${field} ${value} of ${month}`, updateSalaries, { body });
  for (const { employeeId } of done?.body.saved ?? [])
    noteTyped(stage, by, month, employeeId, { [field]: value });
}

/** Calculates, and notes which rows came and went. */
export async function calculate(stage: Stage, by: Account, month: Month): Promise<void> {
  const done = await stage.change(by, `calculates of ${month}`, generateSalaries, stage.query(month));
  if (!done) return;
  const there = new Set(done.body.salaries.map(({ employeeId }) => employeeId));
  for (const employeeId of stage.employees)
    stage.model
      .element(rowName(month, employeeId))
      .set(stage.act(by, there.has(employeeId) ? true : undefined));
  stage.model.requireKnown(month, done.body.salaries);
}

async function movePaymentDate(stage: Stage, move: Move): Promise<void> {
  const month = monthOf(move);
  const { body } = await stage.ask(stage.reader, getSalaries, stage.query(month));
  if (!body.period) return;
  const day = String(10 + (move.what % 15)).padStart(2, '0');
  const dates = { paymentDate: `2026-${month}-${day}`, was: body.period.paymentDate };
  await stage.change(stage.account(move.by), `moves the payment date of ${month}`, updatePaymentDate, {
    body: { ...stage.named(month), ...dates },
  });
}

/** Night hours of every row are paid otherwise from a month on; what was set for November itself stays there. */
async function changeOvertime(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  const { id: _id, validFrom: _from, ...now } = (await stage.ask(stage.reader, getOvertime, {})).body;
  const from = monthOf(move);
  // Never the same twice: what changes nothing is no change.
  const nightPercentage = 31 + stage.log.length;
  const body = { ...now, version: undefined, nightPercentage, validFrom: `2026-${from}-01` };
  if (!(await stage.change(by, `changes overtime of ${from}`, updateOvertime, { body }))) return;
  const edit = {};
  stage.model.nightFrom.add(from);
  const isReached = (month: Month) => month === from || (month > from && !stage.model.nightFrom.has(month));
  for (const month of MONTHS.filter(isReached))
    stage.model.element(nightName(month)).set(stage.act(by, nightPercentage, edit));
}

export const FIGURE_MOVES: Record<string, Play> = {
  editRow: { weight: 8, play: editRow },
  editRows: { weight: 2, play: editRows },
  calculate: { weight: 4, play: (stage, move) => calculate(stage, stage.account(move.by), monthOf(move)) },
  movePaymentDate: { weight: 1, play: movePaymentDate },
  changeOvertime: { weight: 1, play: changeOvertime },
};

import { addStarterDocuments } from '@paga/contract/documents';
import { type NewEmployee, usualValues } from '@paga/contract/employees';
import { storeVacation } from '@paga/contract/leave';
import { type CivilDate, EmploymentType, LeaveType, SalaryPaymentType } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import type { Tx } from '#core/db/transaction.ts';
import { insertEmployees, type ReadRow } from '#employees/public.ts';
import { bookAbsences, carryOver, type Settled } from './absences.ts';
import type { Clerk } from './clerk.ts';
import { chooseLawAdditions, plannedLeave } from './leave-of-demo.ts';
import { dayBack, type LifeMonth, monthsBefore } from './months.ts';
import { settleBanks } from './paying.ts';
import { type Person, peopleOf, RAISES } from './people.ts';
import { startProject } from './projects.ts';
import { enterLines } from './recurring.ts';
import { calculate, close, file, pay, raise } from './salaries.ts';
import { change, hire, leave } from './staff.ts';
import { formOfInvented, LEAVERS, SEASON } from './temporary.ts';
import { typedFor, type Worker } from './typed-by-hand.ts';

/** Who is paid by the hour, and how much of their gross an hour is. */
const HOURLY = new Set([34, 94]);
const HOURS_OF_MONTH = 170;
const SEASONAL = { from: { back: 5, day: 1 }, to: { back: 2, day: 15 } };
/** What the check of the open month finds: an account that changed, one that is gone, one that two people share, and a rate that changed within the month. */
const [OTHER_ACCOUNT, NO_ACCOUNT, SHARES, SHARED, OTHER_RATE] = [10, 73, 50, 51, 55];
const NEW_ACCOUNT = '1944722881824175';

type Life = {
  clerk: Clerk;
  today: CivilDate;
  rows: readonly ReadRow[];
  people: readonly Person[];
  /** Ids by place; those who are not in the workbook stand behind it. */
  ids: Map<number, number>;
  workers: Map<number, Worker>;
};

function remember(life: Life, place: number, id: number, form: NewEmployee): void {
  life.ids.set(place, id);
  const [first] = form.sectors;
  life.workers.set(id, {
    ...{ place, sector: first && 'name' in first ? (first.name ?? '') : '' },
    gross: life.rows[place]?.grossSalary ?? form.bruttoSalary ?? 0,
    isFullTime:
      form.employmentType === EmploymentType.fullTime && form.salaryPaymentType === SalaryPaymentType.fixed,
  });
}

const byTheHour = ({ place, form }: Person): Person =>
  HOURLY.has(place)
    ? {
        place,
        form: {
          ...{ ...form, salaryPaymentType: SalaryPaymentType.hourly },
          pricePerHour: Math.round(((form.bruttoSalary ?? 0) / HOURS_OF_MONTH) * 20) / 20,
        },
      }
    : { place, form };

/** Settings, banks, the project and the templates, and the people who are there when the year begins. */
async function begin(life: Life, tx: Tx, actor: { userId: number }, day: CivilDate): Promise<void> {
  const { clerk } = life;
  const ctx = { tx, companyId: clerk.companyId, today: day, actor };
  await chooseLawAdditions(ctx, actor.userId);
  await settleBanks(clerk);
  await clerk.call(addStarterDocuments, { body: { tenantId: clerk.companyId, language: 'sq' } });
  const paidBy = await startProject(clerk, day);
  const leavers = LEAVERS.map(({ person }, index) => ({
    place: life.rows.length + index,
    form: formOfInvented(person, usualValues() as NewEmployee, { started: dayBack(day, 14 + index * 7, 1) }),
  }));
  const there = life.people.filter(({ form }) => (form.contractStarted ?? '') < day);
  const inProject = there.filter(({ place }) => paidBy(place));
  const imported = [...there.filter(({ place }) => !paidBy(place)).map(byTheHour), ...leavers];
  const ids = await insertEmployees(
    ctx,
    imported.map(({ form }) => form),
  );
  for (const [index, { place, form }] of imported.entries()) remember(life, place, ids[index] ?? 0, form);
  for (const { place, form } of inProject) {
    const paid = { ...form, ...paidBy(place) };
    remember(life, place, await hire(clerk, paid), paid);
  }
}

/** Who comes in a month. */
async function welcome(life: Life, month: LifeMonth): Promise<void> {
  const { clerk, today, people, rows } = life;
  clerk.moveTo(month.first);
  const came = people.filter(({ form }) => {
    const started = form.contractStarted ?? '';
    return started >= month.first && started <= month.last;
  });
  const [from, to] = [SEASONAL.from, SEASONAL.to];
  const season = from.back === month.back ? SEASON : [];
  const dates = { started: dayBack(today, from.back, from.day), ends: dayBack(today, to.back, to.day) };
  const seasonal = season.map((person, index) => ({
    place: rows.length + LEAVERS.length + index,
    form: formOfInvented(person, usualValues() as NewEmployee, dates),
  }));
  for (const { place, form } of [...came, ...seasonal]) remember(life, place, await hire(clerk, form), form);
}

async function raises(life: Life, month: LifeMonth): Promise<void> {
  for (const { back, places, ...terms } of RAISES) {
    const employeeIds = places.map((place) => idOf(life, place));
    if (back === month.back) await raise(life.clerk, month, { ...terms, employeeIds });
  }
}

async function farewells(life: Life, { back, last }: LifeMonth): Promise<void> {
  const { clerk, today, rows } = life;
  for (const [index, leaver] of LEAVERS.entries()) {
    if (leaver.back !== back) continue;
    const lastDay = dayBack(today, back, leaver.day);
    clerk.moveTo(lastDay);
    await leave(clerk, [idOf(life, rows.length + index)], lastDay);
  }
  if (SEASONAL.to.back !== back) return;
  const ended = SEASON.map((_, index) => idOf(life, rows.length + LEAVERS.length + index));
  const lastDay = dayBack(today, back, SEASONAL.to.day);
  clerk.moveTo(lastDay < last ? lastDay : last);
  await leave(clerk, ended, lastDay);
}

/** What the check of the month that is open will find. */
async function leaveOpen(life: Life): Promise<void> {
  const { clerk, people, today } = life;
  const middle = dayBack(today, 1, 16);
  clerk.moveTo(middle);
  const shared = people[SHARED]?.form.bankAccountNumber ?? null;
  await change(clerk, idOf(life, OTHER_ACCOUNT), { bankAccountNumber: NEW_ACCOUNT, bank: 'BKT' });
  await change(clerk, idOf(life, NO_ACCOUNT), { bankAccountNumber: null, bank: null });
  await change(clerk, idOf(life, SHARES), { bankAccountNumber: shared });
  await change(clerk, idOf(life, OTHER_RATE), { contributePercentage: 8 }, middle);
}

function idOf({ ids }: Life, place: number): number {
  const id = ids.get(place);
  if (id === undefined) throw new Error(`the demo has nobody at place ${place}`);
  return id;
}

function settledOf({ people, ids }: Life, day: CivilDate): Settled[] {
  const settled = people.filter(({ form }) => (form.contractStarted ?? '') < day);
  return settled.flatMap(({ place, form }) => {
    const id = ids.get(place);
    return id === undefined ? [] : [{ id, place, gender: form.gender }];
  });
}

/** The month that runs: whose leave began already, and whose is to come. */
async function thisMonth(life: Life, settled: readonly Settled[], turn: number): Promise<void> {
  const { clerk, today } = life;
  const first = dayBack(today, 0, 1);
  const [year = 0, month = 0] = first.split('-').map(Number);
  await bookAbsences(clerk, settled, { year, month, back: 0, first, last: addDays(first, 27) }, turn);
  clerk.moveTo(today);
  for (const { place, from, to } of plannedLeave(today)) {
    const body = { tenantId: clerk.companyId, type: LeaveType.annual, from, to };
    await clerk.call(storeVacation, { body: { ...body, employeeId: idOf(life, place) } });
  }
}

/** A year of Agimi up to today, month by month, as its administrator would have gone through it. */
export async function liveAgimi(
  clerk: Clerk,
  tx: Tx,
  { rows, today, userId }: { rows: readonly ReadRow[]; today: CivilDate; userId: number },
): Promise<void> {
  const months = monthsBefore(today);
  const begun = months[0]?.first ?? today;
  const life: Life = {
    ...{ clerk, today, rows, people: peopleOf(rows, today) },
    ...{ ids: new Map(), workers: new Map() },
  };
  await begin(life, tx, { userId }, begun);
  await enterLines(clerk, begun, (place) => idOf(life, place));
  const settled = settledOf(life, begun);
  await carryOver(clerk, settled, begun);
  let turn = 0;
  let before: { month: LifeMonth; versionId: number } | undefined;
  for (const month of months) {
    await welcome(life, month);
    turn = await bookAbsences(clerk, settled, month, turn);
    if (before) await file(clerk, before.month, before.versionId);
    await farewells(life, month);
    await raises(life, month);
    const isOpen = month.back === 1;
    if (isOpen) await leaveOpen(life);
    await calculate(clerk, month, ({ employeeId }) => {
      const worker = life.workers.get(employeeId);
      return worker && typedFor(worker, month);
    });
    if (isOpen) break;
    before = { month, versionId: await close(clerk, month) };
    await pay(clerk, month, before.versionId);
  }
  await thisMonth(life, settled, turn);
}

import type { LeaveReason } from '@paga/contract/leave';
import { storeCompanyLeave, storeLeaveCorrection, storeVacation } from '@paga/contract/leave';
import { type CivilDate, Gender, LeaveType } from '@paga/contract/shapes';
import { addDays, addMonths, groupedBy, weekday } from '@paga/payroll';
import type { Clerk } from './clerk.ts';
import { type LifeMonth, thrown } from './months.ts';

/** Whom leave can be booked for: those who were there when the year began. */
export type Settled = { id: number; place: number; gender: Gender | null | undefined };

/** How many people take annual leave, and how many are ill, by month. */
const ANNUAL = [0, 3, 2, 2, 3, 4, 5, 14, 24, 4, 3, 3, 6];
const ILL = [0, 4, 4, 3, 1, 1, 1, 1, 1, 1, 2, 2, 3];
/** Coprime to the people there are, so that everybody's turn comes once before anybody's comes twice. */
const STEP = 37;
/** Monday of which week of the month, and calendar days. */
const BLOCKS = [
  { week: 0, days: 12 },
  { week: 1, days: 5 },
] as const;
/** Leave for a reason of the law: so many months ago, on the Monday of the second week. */
const EVENTS: readonly { back: number; nth: number; reason: LeaveReason; days: number; gender?: Gender }[] = [
  { back: 7, nth: 11, reason: 'familyDeath', days: 5 },
  { back: 6, nth: 23, reason: 'bloodDonation', days: 1 },
  { back: 5, nth: 8, reason: 'marriage', days: 5 },
  { back: 4, nth: 31, reason: 'childBirth', days: 3 },
  { back: 2, nth: 17, reason: 'fatherPaid', days: 2, gender: Gender.male },
];
/** A mother who went so many months ago, for so many. */
const MATERNITY = { back: 5, months: 9, nth: 9 };
const CARRIED = [3, 2, 5, 1, 4, 2, 3] as const;

/** The first Monday of a month that lies whole weeks after its start. */
const mondayOf = (first: CivilDate, week: number) => addDays(first, ((8 - weekday(first)) % 7) + week * 7);

/** Days brought over from the year before, for some. */
export async function carryOver(clerk: Clerk, people: readonly Settled[], day: CivilDate): Promise<void> {
  const body = { tenantId: clerk.companyId, date: day, type: LeaveType.annual, cause: 'carry' } as const;
  for (const [index, days] of CARRIED.entries()) {
    const person = people[(index + 2) * 9];
    if (person)
      await clerk.call(storeLeaveCorrection, {
        body: { ...body, employeeId: person.id, days, note: 'Ditë të bartura nga viti i kaluar' },
      });
  }
}

/** Annual leave of a month, in blocks of people who go together; who cannot go stays. */
async function bookAnnual(clerk: Clerk, people: readonly Settled[], month: LifeMonth, turn: number) {
  const count = ANNUAL[month.month] ?? 0;
  const going = Array.from({ length: count }, (_, index) => ({
    person: people[((turn + index) * STEP) % people.length],
    block: index % BLOCKS.length,
  }));
  for (const [block, members] of groupedBy(going, (one) => one.block)) {
    const { week, days } = BLOCKS[block] ?? BLOCKS[0];
    const from = mondayOf(month.first, week);
    let employeeIds = members.flatMap(({ person }) => person?.id ?? []);
    const body = { tenantId: clerk.companyId, type: LeaveType.annual, from, to: addDays(from, days - 1) };
    const answer = await clerk.call(storeCompanyLeave, { body: { ...body, employeeIds } });
    if (answer.created) continue;
    const refused = new Set(answer.refused.map(({ employeeId }) => employeeId));
    employeeIds = employeeIds.filter((id) => !refused.has(id));
    if (employeeIds.length > 0) await clerk.call(storeCompanyLeave, { body: { ...body, employeeIds } });
  }
  return turn + count;
}

async function bookIllness(clerk: Clerk, people: readonly Settled[], month: LifeMonth): Promise<void> {
  const illness = { tenantId: clerk.companyId, type: LeaveType.medical };
  for (let index = 0; index < (ILL[month.month] ?? 0); index += 1) {
    const person = people[(thrown(index, month, 11) * 13 + index) % people.length];
    if (!person) continue;
    const from = addDays(month.first, 2 + (thrown(index, month, 12) % 20));
    const to = addDays(from, 1 + (thrown(index, month, 13) % 4));
    await clerk.call(storeVacation, { body: { ...illness, employeeId: person.id, from, to } });
  }
}

async function bookEvents(
  clerk: Clerk,
  people: readonly Settled[],
  { back, first }: LifeMonth,
): Promise<void> {
  for (const { nth, reason, days, gender } of EVENTS.filter((event) => event.back === back)) {
    const able = people.filter((one) => gender === undefined || one.gender === gender);
    const from = mondayOf(first, 1);
    const employeeId = able[nth]?.id;
    const body = {
      tenantId: clerk.companyId,
      type: LeaveType.special,
      reason,
      from,
      to: addDays(from, days - 1),
    };
    if (employeeId) await clerk.call(storeVacation, { body: { ...body, employeeId } });
  }
  const mother = people.filter((one) => one.gender === Gender.female)[MATERNITY.nth];
  if (back !== MATERNITY.back || !mother) return;
  const to = addDays(addMonths(first, MATERNITY.months), -1);
  const body = { tenantId: clerk.companyId, type: LeaveType.maternity, from: first, to, newBirth: true };
  await clerk.call(storeVacation, { body: { ...body, employeeId: mother.id } });
}

/** Books the absences of a month as its first days go by; returns whose turn it is next. What the rules refuse is left out. */
export async function bookAbsences(
  clerk: Clerk,
  people: readonly Settled[],
  month: LifeMonth,
  turn: number,
): Promise<number> {
  clerk.moveTo(month.first);
  await bookEvents(clerk, people, month);
  const next = await bookAnnual(clerk, people, month, turn);
  await bookIllness(clerk, people, month);
  return next;
}

import type { LineForm } from '@paga/contract/employees';
import { createRecurringLine } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import type { Clerk } from './clerk.ts';

type Line = Pick<LineForm, 'name' | 'field'> & Partial<LineForm>;

/** By place: a loan that is paid off within the year and one that goes on, a court order by share, allowances. */
const LINES: readonly (readonly [place: number, line: Line])[] = [
  [60, { name: 'Kredi', field: 'stops', amount: 80, total: 560 }],
  [33, { name: 'Kredi', field: 'stops', amount: 80, total: 1920 }],
  [33, { name: 'Telefoni i punës', field: 'phone', amount: 7.5, order: 2 }],
  [95, { name: 'Vendim përmbarimor', field: 'stops', share: 20 }],
  [12, { name: 'Shtesë transporti', field: 'extraNetto', amount: 30 }],
  [28, { name: 'Shtesë ushqimi', field: 'extraBrutto', share: 5 }],
];

/** Enters the loans, court orders and allowances that the people of the demo have from the first month on. */
export async function enterLines(
  clerk: Clerk,
  from: CivilDate,
  idOf: (place: number) => number,
): Promise<void> {
  for (const [place, line] of LINES) {
    const form = { from, to: null, amount: null, share: null, total: null, order: 1, ...line };
    const body = { tenantId: clerk.companyId, employeeId: idOf(place), line: form };
    await clerk.call(createRecurringLine, { body });
  }
}

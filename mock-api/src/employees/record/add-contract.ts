import { addContract as call } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { toCents } from '@paga/payroll';
import { DomainError, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { monthsTouched } from '#months/public.ts';
import {
  aboutEmployee,
  type DatedTerms,
  type employee,
  lockedEmployee,
  storeHistories,
  type TermsChange,
  termsOf,
  termsOn,
  updateEmployee,
  withChange,
} from '#people/public.ts';
import { employeeAnswer } from './get-employee.ts';

type Row = typeof employee.$inferSelect;
type Body = Parameters<Parameters<typeof write<typeof call>>[0]['run']>[1]['body'];

/** Enters the contract of somebody who came back on their own record: months that were paid in between stay as they are. */
export const addContract = write({
  call,
  load: async (ctx, { body }) => {
    const row = await lockedEmployee(ctx, body.employeeId);
    if (row.version !== body.version) throw new DomainError('CONFLICT');
    const past = pastOf(row, body);
    const span = { from: body.contractStarted, to: body.expirationContract ?? null };
    const closed = (await monthsTouched(ctx, span, true)).filter((month) => month.closed);
    if (closed.length > 0)
      throw invalidField('contractStarted', 'monthClosed', closed.map(({ name }) => name).join(', '));
    return { row, past };
  },
  run: async (ctx, { body }, { row, past }) => {
    const { contractStarted, expirationContract = null } = body;
    const saved = await updateEmployee(ctx, row, {
      contractStarted,
      expirationContract,
      earlierContracts: [...row.earlierContracts, past],
      employeeStatus: EmployeeStatus.active,
    });
    await storeTerms(ctx, row.id, body);
    return employeeAnswer(ctx, saved);
  },
  audit: ({ input: { body }, loaded: { row }, answer }) => ({
    page: 'employees',
    type: 'addContract',
    objectId: row.id,
    about: aboutEmployee(row),
    old: audited(row),
    new: { ...audited(answer), bruttoSalary: body.bruttoSalary, pricePerHour: body.pricePerHour },
  }),
});

const audited = ({
  contractStarted,
  expirationContract,
  employeeStatus,
}: Pick<Row, 'contractStarted' | 'expirationContract' | 'employeeStatus'>) => ({
  contractStarted,
  expirationContract,
  employeeStatus,
});

/** The contract that becomes an earlier one: it has ended before the new one starts. */
function pastOf(row: Row, { contractStarted, expirationContract }: Body) {
  const { contractStarted: started, expirationContract: ended } = row;
  if (row.draftStatus === DraftStatus.draft || started === null)
    throw invalidField('contractStarted', 'draft', 'A draft has no contract yet');
  if (ended === null || ended >= contractStarted)
    throw invalidField('contractStarted', 'contractsOverlap', 'The contract before has not ended by then');
  if (expirationContract && expirationContract < contractStarted)
    throw invalidField('expirationContract', 'endBeforeStart', 'The contract ends before it starts');
  return { started, ended };
}

// The terms of before go on; another amount holds from the first day of the new contract.
async function storeTerms(ctx: Context, employeeId: number, body: Body): Promise<void> {
  const history = await termsOf(ctx, employeeId);
  const change = changeOf(termsOn(history, body.contractStarted), body);
  if (Object.keys(change).length === 0) return;
  const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
  await storeHistories(ctx, [
    { employeeId, history: withChange(history, body.contractStarted, change, fresh) },
  ]);
}

function changeOf({ salaryPaymentType }: DatedTerms, { bruttoSalary, pricePerHour }: Body): TermsChange {
  if (salaryPaymentType === SalaryPaymentType.fixed && bruttoSalary !== undefined)
    return { baseCents: toCents(bruttoSalary) };
  if (salaryPaymentType === SalaryPaymentType.hourly && pricePerHour !== undefined)
    return { pricePerHour: `${pricePerHour}` };
  return {};
}

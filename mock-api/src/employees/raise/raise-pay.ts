import { raisePay as call } from '@paga/contract/employees';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, storeHistories, updateEmployees } from '#people/public.ts';
import { payDaysOf } from './pay-days.ts';
import { planRaises, type RaisePlan } from './plan-raises.ts';
import { payRaise } from './table.ts';
import { wireRaise } from './wire-raise.ts';

/** Raises the pay of people in one transaction, with what it takes to take it back. */
export const raisePay = write({
  call,
  load: async (ctx, { body }) => {
    const plans = await planRaises(ctx, body, true);
    const seen = new Map(body.people.map(({ employeeId, version }) => [employeeId, version]));
    if (plans.some(({ row }) => row.version !== seen.get(row.id))) throw new DomainError('CONFLICT');
    const fields = plans.flatMap(({ refusal }, index) =>
      refusal ? [{ path: `people.${index}`, code: refusal.code, message: refusal.detail }] : [],
    );
    if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    return plans;
  },
  run: async (ctx, { body }, plans) => {
    await store(ctx, body.validFrom, plans);
    return plans.map(wireRaise);
  },
  audit: ({ input: { body }, loaded }) =>
    loaded.map(({ row, unit, oldPay, newPay }) => {
      const field = unit === 'hour' ? 'pricePerHour' : 'bruttoSalary';
      return {
        ...{ page: 'employees', type: 'raisePay', objectId: row.id, about: aboutEmployee(row) },
        old: { [field]: oldPay },
        new: { [field]: newPay, validFrom: body.validFrom },
      };
    }),
});

async function store(ctx: Context, validFrom: string, plans: readonly RaisePlan[]): Promise<void> {
  await storeHistories(
    ctx,
    plans.map(({ row, after }) => ({ employeeId: row.id, history: after })),
  );
  await updateEmployees(
    ctx,
    plans.map(({ row }) => row.id),
  );
  await ctx.tx.insert(payRaise).values(
    plans.map(({ row, unit, oldPay, newPay, before, after }) => ({
      ...{ tenantId: ctx.companyId, employeeId: row.id, validFrom, unit, oldPay, newPay },
      ...{ before: payDaysOf(before), after: payDaysOf(after) },
      ...{ createdBy: ctx.actor.userId, createdAt: ctx.now },
    })),
  );
}

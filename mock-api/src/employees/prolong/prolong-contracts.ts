import { prolongContracts as call } from '@paga/contract/employees';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, updateEmployee } from '#people/public.ts';
import { planProlongations } from './plan-prolongations.ts';
import { contractProlongation } from './table.ts';

/** Prolongs contracts by their own length in one transaction. */
export const prolongContracts = write({
  call,
  load: async (ctx, { body: { people } }) => {
    const ids = people.map(({ employeeId }) => employeeId);
    const plans = await planProlongations(ctx, ids, true);
    if (plans.length !== people.length) throw new DomainError('CONFLICT');
    const fields = plans.flatMap(({ wire: { refusal } }, index) =>
      refusal ? [{ path: `people.${index}`, code: refusal.code, message: refusal.detail }] : [],
    );
    if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    return plans.map(({ row, wire }, index) => {
      const shown = people[index];
      const { ended, until } = wire;
      // Somebody else moved the end meanwhile.
      if (!shown || !ended || !until || shown.ended !== ended || shown.until !== until)
        throw new DomainError('CONFLICT');
      return { row, wire, ended, until };
    });
  },
  run: async (ctx, _, plans) => {
    for (const { row, until } of plans) await updateEmployee(ctx, row, { expirationContract: until });
    await ctx.tx.insert(contractProlongation).values(
      plans.map(({ row, ended, until }) => ({
        ...{ tenantId: ctx.companyId, employeeId: row.id, ended, until },
        ...{ createdBy: ctx.actor.userId, createdAt: ctx.now },
      })),
    );
    return plans.map(({ wire }) => wire);
  },
  audit: ({ loaded }) =>
    loaded.map(({ row, ended, until }) => ({
      ...{ page: 'employees', type: 'prolongContract', objectId: row.id, about: aboutEmployee(row) },
      old: { expirationContract: ended },
      new: { expirationContract: until },
    })),
});

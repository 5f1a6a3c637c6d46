import { getInitialBrutto as call } from '@paga/contract/employees';
import { toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { employeeOf, termsOf } from '#people/public.ts';

/** The first gross of an employee. */
export const getInitialBrutto = read({
  call,
  run: async (ctx, { query }) => {
    const { id } = await employeeOf(ctx, query.employeeId);
    const [first] = await termsOf(ctx, id);
    return { unchangableBrutto: first ? toEuro(first.baseCents) : null };
  },
});

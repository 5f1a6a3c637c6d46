import { getCrossFooting as call } from '@paga/contract/filing';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { findMonth } from '../month/closed-month.ts';
import { crossFooting } from './cross-footing.ts';

export const getCrossFooting = read({
  call,
  run: async (ctx, { query }) => {
    const month = await findMonth(ctx, query);
    if (!month) throw new DomainError('NO_SALARIES');
    return crossFooting(ctx, month);
  },
});

import { getDeclarationCheck as call } from '@paga/contract/filing';
import { read } from '#core/http/handler.ts';
import { acceptedFindings } from '#payroll/public.ts';
import { declaredOf } from '#reports/public.ts';
import { findMonth } from '../month/closed-month.ts';
import { declarationDue } from '../month/deadlines.ts';
import { declarationProblems } from './declaration-problems.ts';
import { authorityPayments, statementFigures } from './statement.ts';

export const getDeclarationCheck = read({
  call,
  run: async (ctx, { query }) => {
    const stored = await findMonth(ctx, query);
    const rows = await declaredOf(ctx, query);
    const isAccepted = stored ? await acceptedFindings(ctx, stored.period) : () => false;
    const problems = declarationProblems(rows, isAccepted);
    return {
      isClosed: Boolean(stored?.closing),
      deadline: declarationDue(query),
      rows: rows.length,
      errors: problems.filter(({ severity }) => severity === 'error').length,
      problems,
      payments: await authorityPayments(ctx, query, { periodId: stored?.period.id ?? 0, rows }),
      figures: statementFigures(rows),
    };
  },
});

import { getSickness as call } from '@paga/contract/requests';
import { asc, desc, eq, ne } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { sicknessReport } from '../table.ts';
import { officeSickness } from './sickness-rows.ts';

const SHOWN = 100;

/** What employees have reported: what waits, or what became of the last. */
export const getSickness = read({
  call,
  run: (ctx, { query: { of } }) => {
    const { state, reportedAt, settledAt } = sicknessReport;
    return of === 'open'
      ? officeSickness(ctx, { where: eq(state, 'reported'), order: asc(reportedAt), limit: SHOWN })
      : officeSickness(ctx, { where: ne(state, 'reported'), order: desc(settledAt), limit: SHOWN });
  },
});

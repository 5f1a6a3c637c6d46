import { exportSelectedEmployees as call } from '@paga/contract/employees';
import { and, type SQL } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { ofCompany, oneOf } from '#people/public.ts';
import { fileOf } from './export-employees.ts';
import { exportRows } from './export-rows.ts';
import { WORDS } from './words.ts';

/** The employees somebody has chosen as a file. */
export const exportSelectedEmployees = read({
  call,
  replica: true,
  run: async (ctx, { body }) => {
    const wanted: SQL | undefined = and(ofCompany(ctx), oneOf(body.employeeIds));
    const rows = await exportRows(ctx, wanted);
    if (rows.length === 0) throw new DomainError('NOT_FOUND');
    return fileOf(ctx, rows, body.format, WORDS[ctx.actor.language].chosen);
  },
});

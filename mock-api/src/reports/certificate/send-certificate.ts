import { sendCertificate as call } from '@paga/contract/reports';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { drawn } from '../files/drawing.ts';
import { mailFile } from '../files/mail-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { certificateFile } from './certificate-file.ts';
import { certificateWords } from './certificate-words.ts';

export const sendCertificate = write({
  call,
  load: (ctx, { body }) =>
    ctx.tx
      .select({ firstName: employee.firstName, lastName: employee.lastName })
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, body.employeeId))),
  run: async (ctx, { body: { employeeId, email, year: asked } }) => {
    const year = yearAsked(ctx, asked);
    const file = await drawn(await certificateFile(ctx, { employeeId, year }, 'pdf'));
    return mailFile(
      ctx,
      email,
      { title: certificateWords[ctx.actor.language].title, period: String(year) },
      file,
    );
  },
  audit: ({ ctx, input: { body }, loaded: [person] }) => ({
    page: 'reports',
    type: 'sendCertificate',
    objectId: body.employeeId,
    about: { ...aboutEmployee(person ?? null), year: String(yearAsked(ctx, body.year)) },
    new: { email: body.email },
  }),
});

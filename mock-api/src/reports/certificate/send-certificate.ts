import { sendCertificate as call } from '@paga/contract/reports/employee';
import { write } from '#core/http/handler.ts';
import { mailFile } from '../files/mail-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { certificateFile } from './certificate-file.ts';
import { certificateWords } from './certificate-words.ts';

export const sendCertificate = write({
  call,
  run: async (ctx, { body: { employeeId, email, year: asked } }) => {
    const year = yearAsked(ctx, asked);
    const file = await certificateFile(ctx, { employeeId, year }, 'pdf');
    return mailFile(
      ctx,
      email,
      { title: certificateWords[ctx.actor.language].title, period: String(year) },
      file,
    );
  },
  audit: ({ ctx, input: { body } }) => ({
    page: 'reports',
    type: 'sendCertificate',
    objectId: body.employeeId,
    new: { year: yearAsked(ctx, body.year), email: body.email },
  }),
});

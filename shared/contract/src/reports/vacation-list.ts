import { z } from 'zod';
import { CivilDate, Gender, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { report } from './report.ts';
import { Mailing } from './shapes.ts';

const Days = z.number();

/** Leave taken per employee between two days. */
export const VacationList = z.object({
  count: z.int(),
  data: z.array(
    z.object({
      id: Id,
      employeeName: z.string(),
      sector: z.string().nullable(),
      gender: z.enum(Gender).nullable(),
      days: z.object({
        femaleSpecialLeave: Days,
        maleSpecialLeave: Days,
        annual: Days,
        MedicalLeave: Days,
        MaternityLeave: Days,
      }),
    }),
  ),
});
export type VacationList = z.infer<typeof VacationList>;

const Span = { from: CivilDate, to: CivilDate };
const endsAfterStart = ({ from, to }: { from: string; to: string }) => from <= to;
const END_BEFORE_START = {
  path: ['to'],
  error: 'Ends before it starts',
  params: { fault: 'END_BEFORE_START' },
};

/** Leave taken between two days, as rows and files, and mailed of the chosen employees. */
export const {
  read: getVacationList,
  pdf: getVacationListPdf,
  excel: exportVacationList,
  mail: sendVacationList,
} = report({
  title: 'Vacation list',
  answer: VacationList,
  body: anySpan(z.strictObject({ tenantId: Id, ...Span }).refine(endsAfterStart, END_BEFORE_START)),
  carries: 'everybody',
  path: '/reports/vacationList',
  pdf: '/reports/vacationListPdf',
  excel: '/reports/exportVacationList',
  mail: {
    path: '/reports/sendEmailVacationList',
    body: anySpan(
      z.strictObject({ tenantId: QueryId, ...Span, ...Mailing }).refine(endsAfterStart, END_BEFORE_START),
    ),
    bodyType: 'multipart',
  },
});

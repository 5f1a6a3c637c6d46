import { z } from 'zod';
import { CivilDate, Gender, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { reportFiles, reportRows } from './report.ts';
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

const about = { title: 'Vacation list', carries: 'everybody' } as const;

/** Leave taken between two days. */
export const getVacationList = reportRows({
  ...about,
  answer: VacationList,
  body: anySpan(z.strictObject({ tenantId: Id, ...Span }).refine(endsAfterStart, END_BEFORE_START)),
  path: '/reports/vacationList',
});

/** The same as files, and mailed of the chosen employees. `employeeIds` (ours): those whom the screen lists, where it is filtered. */
export const {
  pdf: getVacationListPdf,
  excel: exportVacationList,
  mail: sendVacationList,
} = reportFiles({
  ...about,
  body: anySpan(
    z
      .strictObject({ tenantId: Id, ...Span, employeeIds: Mailing.employeeIds.optional() })
      .refine(endsAfterStart, END_BEFORE_START),
  ),
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

import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Gender, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { Mailing, ReportFile } from './shapes.ts';

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

const vacationList = {
  body: anySpan(z.strictObject({ tenantId: Id, ...Span }).refine(endsAfterStart, END_BEFORE_START)),
  companyIn: 'body.tenantId',
  effect: 'read',
} as const;

/** The vacation list. */
export const getVacationList = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/vacationList',
  base: 'root',
  summary: 'Vacation list',
  response: VacationList,
  carries: 'everybody',
  access: inCompany,
});

/** The vacation list as a PDF. */
export const getVacationListPdf = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/vacationListPdf',
  base: 'root',
  summary: 'Vacation list, PDF',
  response: ReportFile,
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** The vacation list as a workbook. */
export const exportVacationList = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/exportVacationList',
  base: 'root',
  summary: 'Vacation list, Excel',
  response: ReportFile,
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Mails the vacation list. */
export const sendVacationList = endpoint({
  method: 'POST',
  path: '/reports/sendEmailVacationList',
  base: 'root',
  summary: 'Mail the vacation list',
  body: anySpan(
    z.strictObject({ tenantId: QueryId, ...Span, ...Mailing }).refine(endsAfterStart, END_BEFORE_START),
  ),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

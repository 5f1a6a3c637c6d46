import type { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { type BodyType, endpoint } from '#core/endpoint.ts';
import type { ErrorCode } from '#core/error-codes.ts';
import type { Content } from '#core/step-up.ts';
import { ReportFile } from './shapes.ts';

type Path = `/reports/${string}`;
/** What every call of a report says: the title as the API page has it (`Salaries of a year`), whose data it carries, what its files are refused with. */
type About = { title: string; carries: Content; money?: true; errors?: readonly ErrorCode[] };
type Mail<Body extends z.ZodType> = { path: Path; body: Body; bodyType?: BodyType };
type Files<Body extends z.ZodType, MailBody extends z.ZodType> = About & {
  /** What narrows the report; it names the company as `tenantId`. */
  body: Body;
  pdf: Path;
  excel: Path;
  mail: Mail<MailBody>;
};

const POSTED = { method: 'POST', base: 'root', companyIn: 'body.tenantId', access: inCompany } as const;

/** The call that mails a report as a PDF. */
export function reportMail<Body extends z.ZodType>(
  { title, carries, money, errors = [] }: About,
  mail: Mail<Body>,
) {
  return endpoint({
    ...POSTED,
    ...mail,
    summary: `Mail the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    response: 'empty',
    errors: [...errors, 'PAYLOAD_TOO_LARGE'],
    effect: 'write',
    heavy: true,
    carries,
    ...(money && { money }),
  });
}

/** The calls that hand a report out: as a PDF, as a workbook, by mail. */
export function reportFiles<Body extends z.ZodType, MailBody extends z.ZodType>({
  body,
  pdf,
  excel,
  mail,
  ...about
}: Files<Body, MailBody>) {
  const { title, carries, money, errors = [] } = about;
  const file = (path: Path, kind: string) =>
    endpoint({
      ...POSTED,
      ...{ path, body, errors, carries, ...(money && { money }) },
      summary: `${title}, ${kind}`,
      response: ReportFile,
      effect: 'read',
      heavy: true,
    });
  return { pdf: file(pdf, 'PDF'), excel: file(excel, 'Excel'), mail: reportMail(about, mail) };
}

/** The call that answers the rows of a report. */
export function reportRows<Body extends z.ZodType, Answer extends z.ZodType>({
  path,
  answer,
  body,
  title,
  carries,
  money,
}: About & { path: Path; body: Body; answer: Answer }) {
  return endpoint({
    ...POSTED,
    ...{ path, body, carries, ...(money && { money }) },
    summary: title,
    response: answer,
    effect: 'read',
  });
}

/** All calls of a report: its rows, and what hands them out. */
export function report<Body extends z.ZodType, Answer extends z.ZodType, MailBody extends z.ZodType>({
  path,
  answer,
  ...files
}: Files<Body, MailBody> & { path: Path; answer: Answer }) {
  const { title, body, carries, money } = files;
  return { read: reportRows({ path, answer, body, title, carries, money }), ...reportFiles(files) };
}

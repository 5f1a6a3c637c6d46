import type { VacationList } from '@paga/contract/reports/vacation-list';
import { Gender } from '@paga/contract/shapes';
import type { Context } from '#core/http/context.ts';
import { paperFigures } from '#payroll/public.ts';
import { type Report, tableOf } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { nameColumn } from '../report/report-columns.ts';
import { type LeaveSpan, vacationList } from './vacation-list.ts';

const WIDTH = { sector: 22, days: 14 };

type Person = VacationList['data'][number];

const specialOf = ({ gender, days: { femaleSpecialLeave, maleSpecialLeave } }: Person) =>
  gender === Gender.female ? femaleSpecialLeave : maleSpecialLeave;

/** The vacation list as a file's table. Maternity is no figure of a man. */
export async function vacationListFile(ctx: Context, span: LeaveSpan): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { data } = await vacationList(ctx, span);
  const days = (title: string, of: (row: Person) => number | string) => ({
    ...{ title, kind: 'number' as const, width: WIDTH.days, value: of },
    total: data.reduce((sum, row) => sum + (Number(of(row)) || 0), 0),
  });
  const table = await tableOf({
    title: words.vacationList,
    period: `${paperFigures.date(span.from)} – ${paperFigures.date(span.to)}`,
    columns: [
      { ...nameColumn(words, data.length), value: ({ employeeName }) => employeeName },
      { title: words.sector, kind: 'text', width: WIDTH.sector, value: ({ sector }) => sector },
      days(words.specialLeave, specialOf),
      days(words.annualLeave, (row) => row.days.annual),
      days(words.medicalLeave, (row) => row.days.MedicalLeave),
      days(words.maternityLeave, (row) =>
        row.gender === Gender.male ? words.missing : row.days.MaternityLeave,
      ),
    ],
    rows: data,
  });
  return { name: `${words.file.leave}-${span.from}-${span.to}`, tables: [table], landscape: true };
}

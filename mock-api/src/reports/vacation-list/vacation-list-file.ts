import { Gender } from '@paga/contract/shapes';
import type { Context } from '#core/http/context.ts';
import { paperFigures } from '#payroll/public.ts';
import { type Report, type ReportColumn, tableOf } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { type LeaveSpan, vacationList } from './vacation-list.ts';

const WIDTH = { name: 28, sector: 22, days: 14 };

/** The vacation list as a file's table. Maternity is no figure of a man. */
export async function vacationListFile(ctx: Context, span: LeaveSpan): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { data } = await vacationList(ctx, span);
  const days = (title: string): ReportColumn => ({ title, kind: 'number', width: WIDTH.days });
  const table = await tableOf({
    title: words.vacationList,
    period: `${paperFigures.date(span.from)} – ${paperFigures.date(span.to)}`,
    columns: [
      { title: words.name, kind: 'text', width: WIDTH.name, value: ({ employeeName }) => employeeName },
      { title: words.sector, kind: 'text', width: WIDTH.sector, value: ({ sector }) => sector },
      {
        ...days(words.specialLeave),
        value: ({ gender, days: { femaleSpecialLeave, maleSpecialLeave } }) =>
          gender === Gender.female ? femaleSpecialLeave : maleSpecialLeave,
      },
      { ...days(words.annualLeave), value: (row) => row.days.annual },
      { ...days(words.medicalLeave), value: (row) => row.days.MedicalLeave },
      {
        ...days(words.maternityLeave),
        value: (row) => (row.gender === Gender.male ? words.missing : row.days.MaternityLeave),
      },
    ],
    rows: data,
  });
  return { name: `${words.file.leave}-${span.from}-${span.to}`, tables: [table], landscape: true };
}

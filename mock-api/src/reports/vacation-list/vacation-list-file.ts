import { Gender } from '@paga/contract/shapes';
import type { Context } from '#core/http/context.ts';
import { paperFigures } from '#payroll/public.ts';
import type { Report, ReportColumn } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { type LeaveSpan, vacationList } from './vacation-list.ts';

const WIDTH = { name: 28, sector: 22, days: 14 };

/** The vacation list as a file's table. Maternity is no figure of a man. */
export async function vacationListFile(ctx: Context, span: LeaveSpan): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { data } = await vacationList(ctx, span);
  const days = (title: string): ReportColumn => ({ title, kind: 'number', width: WIDTH.days });
  const table = {
    title: words.vacationList,
    period: `${paperFigures.date(span.from)} – ${paperFigures.date(span.to)}`,
    columns: [
      { title: words.name, kind: 'text' as const, width: WIDTH.name },
      { title: words.sector, kind: 'text' as const, width: WIDTH.sector },
      ...[words.specialLeave, words.annualLeave, words.medicalLeave, words.maternityLeave].map(days),
    ],
    rows: data.map(
      ({
        employeeName,
        sector,
        gender,
        days: { femaleSpecialLeave, maleSpecialLeave, annual, ...other },
      }) => [
        employeeName,
        sector,
        gender === Gender.female ? femaleSpecialLeave : maleSpecialLeave,
        annual,
        other.MedicalLeave,
        gender === Gender.male ? words.missing : other.MaternityLeave,
      ],
    ),
    totals: null,
  };
  return { name: `Pushimet-${span.from}-${span.to}`, tables: [table], landscape: true };
}

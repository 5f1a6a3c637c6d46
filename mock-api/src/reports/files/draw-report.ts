import type { Language } from '@paga/contract/shapes';
import { found } from '#core/domain-error.ts';
import { shownName } from '#core/files/shown-name.ts';
import { XLSX } from '#core/files/xlsx.ts';
import type { Context } from '#core/http/context.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import { printPaper } from '#core/print/print-paper.ts';
import type { CellValue, ColumnKind, Sheet } from '#core/print/sheet.ts';
import { mapInTurns } from '#core/turns.ts';
import { paperFigures } from '#payroll/public.ts';
import { type CompanyHead, companyHead } from './company-head.ts';
import type { ReportDrawing } from './drawing.ts';
import type { Report, ReportTable } from './report-table.ts';
import { reportWords } from './report-words.ts';

/** The kinds of a report's file: option 1 and option 2 of the download menu. */
export type ReportFormat = 'pdf' | 'xlsx';

/** Names of people may hold anything; in the name of a file words are joined by hyphens. */
export const inFileName = (text: string) => text.trim().replace(/[\s./\\]+/g, '-');

function shown(value: CellValue, kind: ColumnKind): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return kind === 'money' ? paperFigures.money(value) : paperFigures.number(value);
}

async function paperTable({ columns, rows, totals, ...head }: ReportTable) {
  const line = (values: readonly CellValue[]) =>
    values.map((value, index) => shown(value, columns[index]?.kind ?? 'text'));
  return {
    ...head,
    facts: head.facts ?? [],
    columns: columns.map(({ title, kind, width }) => ({
      title,
      share: width,
      right: kind === 'money' || kind === 'number',
    })),
    rows: await mapInTurns(rows, line),
    totals: totals && line(totals),
  };
}

async function paperOf(
  { tables, landscape = false }: Report,
  company: CompanyHead,
  language: Language,
): Promise<Uint8Array> {
  return printPaper('src/reports/files/report.typ', {
    language,
    landscape,
    company: { name: company.name, lines: company.lines },
    logo: company.logo && [...company.logo],
    pageWord: reportWords[language].page,
    tables: await Promise.all(tables.map(paperTable)),
  });
}

/** A workbook has one sheet: several tables of one report go out as paper only. */
function sheetOf(
  { tables: [table], landscape = false }: Report,
  company: CompanyHead,
  language: Language,
): Sheet {
  if (!table) throw new Error('a workbook is made of a table');
  const facts = (table.facts ?? []).map(({ label, value }) => `${label}: ${value}`);
  return {
    name: table.title,
    above: [`${company.name} – ${table.title}`, table.period, ...company.lines, ...facts],
    headings: [table.columns.map(({ title }) => title)],
    columns: table.columns,
    rows: table.rows,
    totals: table.totals,
    calculates: true,
    landscape,
    logo: company.logo,
    footer: { left: `${company.name} · ${table.title} · ${table.period}`, page: reportWords[language].page },
  };
}

/** A report as a file, drawn beside the event loop: with the company's logo, a head, and a foot with numbered pages. */
export async function drawReport(ctx: Context, report: Report, format: ReportFormat): Promise<ReportDrawing> {
  const { language } = ctx.actor;
  const company = await companyHead(ctx);
  const { title, period } = found(report.tables[0]);
  const file = { title, period, fileName: shownName(report.name, format) };
  if (format === 'pdf')
    return { ...file, contentType: 'application/pdf', draw: () => paperOf(report, company, language) };
  return { ...file, contentType: XLSX, draw: () => drawSheet(sheetOf(report, company, language)) };
}

/** How a report of tables is drawn, by its filter. */
export const asTables =
  <Filter>(tables: (ctx: Context, filter: Filter) => Promise<Report>) =>
  async (ctx: Context, filter: Filter, format: ReportFormat): Promise<ReportDrawing> =>
    drawReport(ctx, await tables(ctx, filter), format);

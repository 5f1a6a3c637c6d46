import { dottedDate } from '@paga/calendar';
import { exportAuditLog as call, MOST_EXPORTED } from '@paga/contract/audit';
import type { Language } from '@paga/contract/shapes';
import { invalidField } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { csvText, encodedText } from '#core/print/csv.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import { auditWord, changesText } from '../words/audit-text.ts';
import { sentenceOf } from '../words/sentence.ts';
import { type AuditFilter, countEntries, everyEntry, type FileLine } from './entries.ts';

const WORDS = {
  sq: {
    title: 'Regjistri i veprimeve',
    file: 'Regjistri-i-veprimeve',
    columns: ['Numri', 'Data', 'Ora', 'Përdoruesi', 'Çfarë ndodhi', 'Faqja', 'Çfarë ndryshoi'],
    page: 'Faqja',
  },
  en: {
    title: 'Audit log',
    file: 'Audit-log',
    columns: ['Number', 'Date', 'Time', 'User', 'What happened', 'Page', 'What changed'],
    page: 'Page',
  },
} as const;

const WIDTHS = [12, 12, 10, 24, 60, 24, 70];
/** What a cell of a workbook may hold. */
const CELL_LENGTH = 32_000;

const cellsOf =
  (language: Language) =>
  (line: FileLine): string[] => [
    line.id,
    dottedDate(line.date),
    line.time,
    line.user ?? '',
    sentenceOf(line, language),
    auditWord(language, 'page', line.page) ?? line.page,
    changesText(line.changes, line.page, language).slice(0, CELL_LENGTH),
  ];

async function workbookOf(
  rows: readonly string[][],
  { language, today }: { language: Language; today: string },
) {
  const words = WORDS[language];
  const bytes = await drawSheet({
    name: words.title,
    above: [],
    headings: [words.columns],
    columns: WIDTHS.map((width, at) => ({
      kind: at === 0 ? ('identifier' as const) : ('text' as const),
      width,
    })),
    rows,
    totals: null,
    landscape: true,
    logo: null,
    footer: { left: `${words.title} · ${dottedDate(today)}`, page: words.page },
  });
  return { bytes, fileName: `${words.file}-${today}.xlsx`, contentType: XLSX };
}

function csvOf(rows: readonly string[][], { language, today }: { language: Language; today: string }) {
  const words = WORDS[language];
  const bytes = encodedText(csvText([words.columns, ...rows], ';'), 'utf-8-bom');
  return { bytes, fileName: `${words.file}-${today}.csv`, contentType: 'text/csv; charset=utf-8' };
}

/** How many lines there are; more than a file holds are refused, so that no file leaves lines out in silence. */
async function counted(
  ctx: Context,
  filter: AuditFilter,
  format: keyof typeof MOST_EXPORTED,
): Promise<number> {
  const count = await countEntries(ctx.tx, ctx.companyId, filter);
  if (count > MOST_EXPORTED[format])
    throw invalidField(
      'format',
      'tooMany',
      `A file of this kind holds ${MOST_EXPORTED[format]} lines; there are ${count}.`,
    );
  return count;
}

/** The log of the company as a file of what is filtered. */
export const exportAuditLog = write({
  call,
  load: (ctx, { body: { format, ...filter } }) => counted(ctx, filter, format),
  run: async (ctx, { body: { format, ...filter } }) => {
    const { language } = ctx.actor;
    const rows = await everyEntry(ctx.tx, ctx.companyId, { filter, make: cellsOf(language) });
    const about = { language, today: ctx.today };
    return format === 'excel' ? workbookOf(rows, about) : csvOf(rows, about);
  },
  audit: ({ input: { body }, loaded }) => ({
    page: 'configurations',
    type: 'exportLog',
    about: { count: String(loaded) },
    new: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== '')),
  }),
});

import { fullName } from '@paga/contract/full-name';
import type { CivilDate } from '@paga/contract/shapes';
import { printPaper } from '#core/print/print-paper.ts';
import type { ExportRow } from './export-rows.ts';
import { type Language, shownDate, WORDS } from './words.ts';

type About = {
  company: string;
  today: CivilDate;
  language: Language;
  selection: string;
  logo: Uint8Array | null;
};

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function cellsOf(row: ExportRow): string[] {
  const gross = row.grossSalary === null ? null : money.format(row.grossSalary);
  return [
    fullName(row),
    row.personalNumber,
    row.occupation,
    row.sectorNames,
    row.phone,
    row.email,
    shownDate(row.contractStarted),
    shownDate(row.expirationContract),
    gross,
  ].map((cell) => cell ?? '');
}

/** The employees as a tagged PDF in landscape: logo, company, which employees and as of when, numbered pages. */
export async function employeePaper(
  rows: readonly ExportRow[],
  about: About,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const words = WORDS[about.language];
  const bytes = await printPaper('src/employees/export/employee-paper.typ', {
    language: about.language,
    title: words.title,
    company: about.company,
    logo: about.logo && [...about.logo],
    period: `${words.asOf} ${shownDate(about.today)}`,
    selection: about.selection,
    pageWord: words.page,
    columns: words.columns,
    rows: rows.map(cellsOf),
    total: `${words.people}: ${rows.length.toLocaleString('en-US')}`,
  });
  return { fileName: `${words.file}-${about.today}.pdf`, bytes };
}

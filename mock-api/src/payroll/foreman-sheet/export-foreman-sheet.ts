import { exportForemanSheet as call, ForemanColumn } from '@paga/contract/payroll/foreman-sheet';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import type { CellValue } from '#core/print/sheet.ts';
import { payslipText } from '../payslip/payslip-text.ts';
import { FOREMAN_COLUMNS } from './foreman-columns.ts';
import { type ForemanPerson, foremanPeople } from './foreman-people.ts';
import { markText } from './parse-foreman-sheet.ts';

const WORDS = {
  sq: {
    file: 'Orët',
    title: 'Orët e muajit',
    hint: 'Shkruani orët dhe kthejeni fletën. Qeliza bosh nuk ndryshon asgjë.',
    page: 'Faqja',
  },
  en: {
    file: 'Hours',
    title: 'Hours of the month',
    hint: 'Enter the hours and send the sheet back. An empty cell changes nothing.',
    page: 'Page',
  },
} as const;

const isHourly = ({ row }: ForemanPerson) => row.salaryPaymentType === SalaryPaymentType.hourly;

function cellOf({ row }: ForemanPerson, column: ForemanColumn): CellValue {
  if (column === 'number') return row.personalNumber;
  if (column === 'name') return row.name;
  // What is paid by the month is paid for its regular hours already.
  if (column === 'regularHours') return null;
  return row.overtimeTable[column] || null;
}

export const exportForemanSheet = read({
  call,
  run: async (ctx, { query: { sectorId, year, month } }) => {
    const { people, sectors } = await foremanPeople(ctx, { year, month });
    const sector = sectorId === undefined ? null : sectors.find(({ id }) => id === sectorId);
    if (sector === undefined) throw new DomainError('NOT_FOUND');
    const here = people.filter(({ sectorIds }) => sector === null || sectorIds.includes(sector.id));
    const { language } = ctx.actor;
    const words = WORDS[language];
    const columns = ForemanColumn.options.filter((one) => one !== 'regularHours' || here.some(isHourly));
    const title = `${words.title} – ${payslipText[language].months[month - 1]} ${year}`;
    const bytes = await drawSheet({
      name: words.file,
      above: [title, markText({ year, month }, sector?.name ?? null), words.hint],
      headings: [columns.map((column) => FOREMAN_COLUMNS[column][language])],
      columns: columns.map((column) => ({
        kind: column === 'number' ? 'identifier' : column === 'name' ? 'text' : 'number',
        width: FOREMAN_COLUMNS[column].width,
      })),
      rows: here.map((person) => columns.map((column) => cellOf(person, column))),
      ...{ totals: null, landscape: true, logo: null, footer: { left: title, page: words.page } },
    });
    const place = sector ? `-${sector.name.replace(/[^\p{L}\p{N}]+/gu, '-')}` : '';
    return {
      fileName: `${words.file}-${sortableMonth({ year, month })}${place}.xlsx`,
      bytes,
      contentType: XLSX,
    };
  },
});

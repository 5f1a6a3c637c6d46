import type { ForemanColumn } from '@paga/contract/payroll/foreman-sheet';
import type { ColumnHeadings, RowColumns } from '#core/import/columns.ts';

/** The columns in the order of the sheet. */
export const FOREMAN_COLUMNS: Record<ForemanColumn, ColumnHeadings & { width: number }> = {
  number: { sq: 'Numri personal', en: 'Personal number', also: ['Nr. personal', 'ID'], width: 18 },
  name: {
    sq: 'Emri dhe mbiemri',
    en: 'Full name',
    also: ['Emri', 'Punonjësi', 'Name', 'Employee'],
    width: 30,
  },
  regularHours: { sq: 'Orë të rregullta', en: 'Regular hours', width: 14 },
  nightHours: { sq: 'Orë natën', en: 'Night hours', also: ['Natën'], width: 14 },
  weekendHours: { sq: 'Orë në fundjavë', en: 'Weekend hours', also: ['Fundjavë'], width: 14 },
  afterWorkHours: { sq: 'Orë jashtë orarit', en: 'Overtime hours', also: ['Jashtë orarit'], width: 14 },
  holidaysHours: { sq: 'Orë në festa', en: 'Hours on holidays', also: ['Festa'], width: 14 },
  guardHours: { sq: 'Orë kujdestarie', en: 'On-call hours', also: ['Kujdestari'], width: 14 },
};

/** A sheet that has come back: people are named by one of two columns. */
export const FOREMAN_TABLE: RowColumns<ForemanColumn> = {
  columns: FOREMAN_COLUMNS,
  needed: [['number', 'name']],
  headings: 3,
  fewerCount: false,
};

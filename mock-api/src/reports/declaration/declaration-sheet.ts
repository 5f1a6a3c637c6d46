import { toEuro } from '@paga/payroll';
import type { Sheet } from '#core/print/sheet.ts';
import { mapInTurns } from '#core/turns.ts';
import { EDI_COLUMNS } from '#employees/public.ts';
import type { Declared } from './declaration.ts';

const { firstName, lastName, personalNumber, gross, employee, employer } = EDI_COLUMNS;
const { employeeSupplement, employerSupplement, primary, contributions, taxes } = EDI_COLUMNS;

const COLUMNS = [
  { ...firstName, kind: 'text', width: 18 },
  { ...lastName, kind: 'text', width: 22 },
  { ...personalNumber, kind: 'identifier', width: 16 },
  { ...gross, kind: 'money', width: 14 },
  { ...employee, kind: 'money', width: 16 },
  { ...employer, kind: 'money', width: 16 },
  { ...employeeSupplement, kind: 'money', width: 16 },
  { ...employerSupplement, kind: 'money', width: 16 },
  { ...primary, kind: 'text', width: 10 },
  { ...contributions, kind: 'text', width: 12 },
  { ...taxes, kind: 'text', width: 12 },
] as const;

const yesNo = (value: boolean) => (value ? 'PO' : 'JO');

/** The wage list as the tax administration reads it: row 1 headings, row 2 formulas, data from row 3, and nothing else. */
export async function declarationSheet(rows: readonly Declared[]): Promise<Sheet> {
  return {
    name: 'EDI',
    above: [],
    headings: [COLUMNS.map(({ title }) => title), COLUMNS.map(({ formula }) => formula)],
    columns: COLUMNS.map(({ kind, width }) => ({ kind, width })),
    rows: await mapInTurns(rows, (row) => [
      row.firstName,
      row.lastName,
      row.personalNumber,
      toEuro(row.gross),
      toEuro(row.employee),
      toEuro(row.employer),
      toEuro(row.employeeSupplement),
      toEuro(row.employerSupplement),
      yesNo(row.primary),
      yesNo(row.contributions),
      yesNo(row.taxes),
    ]),
    totals: null,
    landscape: true,
    logo: null,
    footer: null,
  };
}

import { EmployeeLimits } from '@paga/contract/employees';
import { toCents, toEuro, toPercentage, toRate } from '@paga/payroll';
import type { Cell } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

const PLAIN = /^-?\d+(?:[.,]\d{1,2})?$/;
const COMMAS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const DOTS = /^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/;

/** A monthly gross in euro. `1,250.50`, `1.250,50` and `1250,50 €` are clear; `1.250` could mean two amounts and is asked about. */
export function readGross(cell: Cell | undefined): CellReading<number> {
  if (!cell) return { value: null, code: 'grossMissing' };
  const euro = cell.kind === 'number' ? cell.number : cell.kind === 'text' ? parseAmount(cell.text) : null;
  if (euro === null) return { value: null, code: 'grossNotNumber', ...suggestedAmount(cell.text) };
  if (euro < 0) return { value: null, code: 'grossNegative' };
  if (euro > EmployeeLimits.grossSalary)
    return { value: null, code: 'grossTooLarge', limit: `${EmployeeLimits.grossSalary}` };
  try {
    const value = toEuro(toCents(euro));
    return value === 0 ? { value, code: 'grossZero' } : { value };
  } catch {
    return { value: null, code: 'grossDecimals', suggestion: euro.toFixed(2) };
  }
}

function bareAmount(text: string): string {
  return text.replace(/€|eur(o)?/gi, '').replace(/\s/g, '');
}

function parseAmount(text: string): number | null {
  const bare = bareAmount(text);
  if (COMMAS.test(bare)) return Number(bare.replaceAll(',', ''));
  if (DOTS.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : null;
}

function suggestedAmount(text: string): { suggestion?: string } {
  const bare = bareAmount(text);
  return /^\d{1,3}(\.\d{3})+$/.test(bare) ? { suggestion: bare.replaceAll('.', '') } : {};
}

/** Between these the law lets employees choose. */
const USUAL = { from: 5, to: 15 };

/** A percentage from 0 to 100 with up to 4 decimals; a cell that Excel shows in percent holds its hundredth part. Empty is null. */
export function readPercentage(cell: Cell | undefined): CellReading<number> {
  if (!cell) return { value: null };
  const wrong: CellReading<number> = { value: null, code: 'percentageInvalid' };
  const text = cell.text.replace(/[%\s]/g, '').replace(',', '.');
  const number =
    cell.kind === 'number'
      ? cell.number
      : cell.kind === 'text' && /^\d+(\.\d+)?$/.test(text)
        ? Number(text)
        : Number.NaN;
  const percentage = cell.kind === 'number' && cell.percent ? Number((number * 100).toFixed(4)) : number;
  if (!(percentage >= 0 && percentage <= 100)) return wrong;
  try {
    const value = toPercentage(toRate(percentage));
    // 0.05 of a cell that has lost its percent sign is 5 %, and nobody pays 50 %.
    const low =
      percentage > 0 && percentage < 1 ? { suggestion: `${Number((percentage * 100).toFixed(4))}` } : {};
    return percentage < USUAL.from || percentage > USUAL.to
      ? { value, code: 'percentageUnusual', ...low }
      : { value };
  } catch {
    return wrong;
  }
}

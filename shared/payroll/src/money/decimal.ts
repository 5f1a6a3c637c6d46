import { PayrollError } from '#payroll-error.ts';

/**
 * A decimal as it comes from the wire or the database: `5`, `7.25`, `'7.2500'`.
 * Never the result of float arithmetic: the engine turns it into a scaled integer before it computes.
 */
export type Decimal = number | string;

const texts = {
  2: /^\d{1,13}(?:\.\d{0,2}0*)?$/,
  4: /^\d{1,11}(?:\.\d{0,4}0*)?$/,
} as const;
const scales = { 2: 100, 4: 10_000 } as const;

/**
 * A non-negative decimal as an integer of its smallest unit, exactly.
 *
 * Errors: `NOT_EXACT` when it has more decimals than `decimals` (or is no number), `BELOW_ZERO`.
 * Example: `scaled('173.33', 2)` is `17333`; `scaled(7.25, 4)` is `72500`; `scaled(1.005, 2)` throws.
 */
export function scaled(value: Decimal, decimals: 2 | 4): number {
  const number = typeof value === 'number' ? value : parsed(value, decimals);
  const scale = scales[decimals];
  const integer = Math.round(number * scale);
  if (!(number >= 0)) throw new PayrollError(number < 0 ? 'BELOW_ZERO' : 'NOT_EXACT', { value });
  // The nearest double of integer / scale is the one a decimal text of that many places parses to.
  if (integer / scale !== number || !Number.isSafeInteger(integer))
    throw new PayrollError('NOT_EXACT', { value, decimals });
  return integer;
}

function parsed(text: string, decimals: 2 | 4): number {
  const clean = text.trim();
  if (texts[decimals].test(clean)) return Number(clean);
  throw new PayrollError(/^-\d/.test(clean) ? 'BELOW_ZERO' : 'NOT_EXACT', { value: text, decimals });
}

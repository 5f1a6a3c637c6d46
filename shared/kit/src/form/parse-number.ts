/**
 * Reads `1,234.56`, `1.234,56`, `12,5`, `12.5` and `33.3333` alike: the last separator is the decimal point, unless it groups thousands.
 * A lone separator before exactly three digits groups thousands in money (`1.234` is 1234), and is the decimal point where
 * `isMoney` is false (a price of an hour, a percentage, hours: `6.125`).
 */
export function parseNumber(text: string | undefined, isMoney = true): string {
  const clean = (text ?? '').replaceAll('\u2212', '-').replace(/[^\d.,-]/g, '');
  const at = Math.max(clean.lastIndexOf('.'), clean.lastIndexOf(','));
  const whole = at < 0 ? clean : clean.slice(0, at);
  const decimals = at < 0 ? '' : clean.slice(at + 1);
  if (at < 0 || groupsThousands(whole, clean.charAt(at), decimals, isMoney))
    return clean.replace(/[.,]/g, '');
  return `${whole.replace(/[.,]/g, '')}.${decimals}`;
}

function groupsThousands(whole: string, separator: string, rest: string, isMoney: boolean): boolean {
  if (rest.length !== 3) return false;
  if (/[.,]/.test(whole)) return whole.includes(separator);
  return isMoney && /^-?[1-9]\d{0,2}$/.test(whole);
}

/** One decimal sign at most, or groups of exactly three digits under one sign with the other sign before the decimals. */
const wellFormed =
  /^-?(?:\d+[.,]?\d*|[.,]\d+|[1-9]\d{0,2}(?:(?:,\d{3})+\.?\d*|(?:\.\d{3})+,?\d*|(?:\s\d{3})+[.,]?\d*))$/;
const loneGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A whole text as a number, as it is pasted from Excel or typed into a cell: `parseNumber`, but strict. `malformed` for what is no number
 * (`2,5.5`, `1,23.45`, `12 kg`). `ambiguous` for money with a lone group of three (`45.125`, `1,234`): Excel copies a computed 45.125 with
 * all its digits, and a pasted block is taken without a look at each cell, so reading it as thousands would pay a thousand times as much.
 * A field of a form asks the same (`NumberInput`).
 */
export function readNumber(text: string, isMoney = true): number | 'ambiguous' | 'malformed' {
  const clean = text
    .replaceAll('\u2212', '-')
    .trim()
    .replace(/^(-?)\s*€\s*|\s*€$/, '$1');
  if (!wellFormed.test(clean)) return 'malformed';
  return isMoney && loneGroup.test(clean) ? 'ambiguous' : Number(parseNumber(clean, isMoney));
}

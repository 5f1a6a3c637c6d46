/** Cents as a decimal number without thousands: `decimalText(123456, ',')` is `1234,56`. */
export function decimalText(cents: number, sign: '.' | ','): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
}

/**
 * A spreadsheet would run a text that begins so, also in full width and behind what nobody sees; as text it is shown with an apostrophe before it. Numbers we
 * write ourselves are left alone.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@|%\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]|^[\t\r\n]/u;
const NUMBER = /^-?\d+([.,]\d+)?$/;

function field(text: string, separator: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as the text of a CSV, each line ended as RFC 4180 says. */
export const csvText = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => `${row.map((text) => field(text, separator)).join(separator)}\r\n`).join('');

/** Letters that an old encoding lacks lose their accent, others become a question mark. */
function latin1(text: string): Uint8Array {
  const shown = [...text].map((sign) => {
    const plain = sign <= '\u00ff' ? sign : sign.normalize('NFD').charAt(0);
    return plain <= '\u00ff' ? plain : '?';
  });
  return Uint8Array.from(shown, (sign) => sign.charCodeAt(0));
}

/** A text as the bytes of a file. */
export function encodedText(text: string, encoding: 'utf-8' | 'utf-8-bom' | 'latin1'): Uint8Array {
  if (encoding === 'latin1') return latin1(text);
  return new TextEncoder().encode(encoding === 'utf-8-bom' ? `\uFEFF${text}` : text);
}

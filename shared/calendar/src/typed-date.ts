import { type CivilDate, civilDate, isCivilDate } from './civil-date.ts';

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');

/** What a person may type: 1.2.2026, 01/02/2026, 01-02-2026, 01022026, 2026-02-01. Null when it is no date of 1900 to 2199. */
export function parseTyped(text: string): CivilDate | null {
  const clean = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean);
  const usual =
    /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})\.?$/.exec(clean) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(clean);
  const [year, month, day] = iso ? iso.slice(1) : (usual?.slice(1).reverse() ?? []);
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCivilDate(date) && date >= civilDate(1900, 1, 1) && date <= civilDate(2199, 12, 31) ? date : null;
}

const MONEY =
  /brutto|netto|salary$|budget|amount|prime|base$|^(tax|partner|children|adultsChildren|parent|advance|deductions|gross|net)$/i;
const PERCENT = /percentage|contribute$/i;
const HIDDEN = '***';

/** How who shows a value writes its parts: a screen as screens do, a file as files do. */
type ValueWords = {
  /** A fixed value in the reader's language by its key (`type.v2`, `yes`, `hidden`), or the fallback. */
  say: (key: string, fallback: string) => string;
  date: (day: string) => string;
  dateTime: (moment: string) => string;
  money: (euro: number) => string;
  percent: (value: number | string) => string;
  /** What stands for nothing. */
  missing: string;
};

/** The last part of a dotted path: `edits.night` is `night`. */
export const lastOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function numberText(field: string, value: number, words: ValueWords): string {
  if (MONEY.test(field)) return words.money(value);
  if (PERCENT.test(field)) return words.percent(value);
  return words.say(`${field}.v${value}`, String(value));
}

function textOf(field: string, value: string, words: ValueWords): string {
  if (value === '') return words.missing;
  if (value === HIDDEN) return words.say('hidden', value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return words.date(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return words.dateTime(value);
  if (PERCENT.test(field) && /^\d+(\.\d+)?$/.test(value)) return words.percent(value);
  return /^[a-z_]+$/i.test(value) ? words.say(`${field}.${value}`, value) : value;
}

/** An object of a list: by its name, else all it has. */
function partText(value: object, words: ValueWords): string {
  if ('name' in value && typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  return parts.map(([name, part]) => auditValueText(name, part, words)).join(' · ');
}

/** A value of a field of the audit log in words; money and percentages by the name of their field, without its path. */
export function auditValueText(field: string, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return words.missing;
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no', String(value));
  if (typeof value === 'number') return numberText(field, value, words);
  if (typeof value === 'string') return textOf(field, value, words);
  if (Array.isArray(value))
    return value.map((item: unknown) => auditValueText(field, item, words)).join(', ') || words.missing;
  return partText(value, words);
}

/** Whether a value stayed as it was: it says what the line is about. What is hidden says nothing of the kind. */
export const stayedAsItWas = ({ old, new: fresh }: { old?: unknown; new?: unknown }): boolean =>
  old === fresh && old !== HIDDEN;

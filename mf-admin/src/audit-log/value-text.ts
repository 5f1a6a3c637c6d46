import { formatDate, formatDateTime, formatMoney, formatPercent, missing } from '@paga/kit';

/** Says a fixed value in the reader's language, or the fallback. */
type Say = (key: string, fallback: string) => string;

const MONEY =
  /brutto|netto|salary$|budget|amount|prime|base$|^(tax|partner|children|adultsChildren|parent|advance|deductions|gross|net)$/i;
const PERCENT = /percentage|contribute$/i;
const HIDDEN = '***';

function numberText(field: string, value: number, say: Say): string {
  if (MONEY.test(field)) return formatMoney(value);
  if (PERCENT.test(field)) return formatPercent(value);
  return say(`${field}.v${value}`, String(value));
}

function textOf(field: string, value: string, say: Say): string {
  if (value === '') return missing;
  if (value === HIDDEN) return say('hidden', value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value);
  if (PERCENT.test(field) && /^\d+(\.\d+)?$/.test(value)) return formatPercent(value);
  return /^[a-z_]+$/i.test(value) ? say(`${field}.${value}`, value) : value;
}

/** An object of a list: by its name, else all it has. */
function partText(value: object, say: Say): string {
  if ('name' in value && typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  return parts.map(([name, part]) => valueText(name, part, say)).join(' · ');
}

/** A value of a changed field as people write it; money and percentages by the name of their field. */
export function valueText(field: string, value: unknown, say: Say): string {
  if (value === null || value === undefined) return missing;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no', String(value));
  if (typeof value === 'number') return numberText(field, value, say);
  if (typeof value === 'string') return textOf(field, value, say);
  if (Array.isArray(value))
    return value.map((item: unknown) => valueText(field, item, say)).join(', ') || missing;
  return partText(value, say);
}

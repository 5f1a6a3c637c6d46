import { dottedDate } from '@paga/calendar';
import { AUDIT_WORDS, type AuditWords } from '@paga/contract/audit-words';
import type { Language } from '@paga/contract/shapes';
import type { AuditChanges } from '../table.ts';

const MONEY =
  /brutto|netto|salary$|budget|amount|prime|base$|^(tax|partner|children|adultsChildren|parent|advance|deductions|gross|net)$/i;
const PERCENT = /percentage|contribute$/i;
const NOTHING = '–';

/** A word that pages have, by its path. */
export function auditWord(language: Language, ...keys: readonly string[]): string | undefined {
  const found = keys.reduce<string | AuditWords | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    AUDIT_WORDS[language],
  );
  return typeof found === 'string' ? found : undefined;
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** What a changed field is called: a public holiday is named by its day, a field of one of many begins with the person. */
function fieldText(path: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(path)) return dottedDate(path);
  const [, name, number = ''] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
  const [, person] = /^(.+) \(\d+\)\.\w+$/.exec(path) ?? [];
  const last = name ?? lastOf(path);
  const said = (auditWord(language, 'field', last) ?? last).replace('{{number}}', number);
  return person ? `${person}: ${said}` : said;
}

function scalarText(
  field: string,
  value: string | number | boolean,
  page: string,
  language: Language,
): string {
  const word = (key: string) =>
    auditWord(language, 'value', page, field, key) ?? auditWord(language, 'value', field, key);
  if (typeof value === 'boolean') return auditWord(language, 'value', value ? 'yes' : 'no') ?? String(value);
  if (typeof value === 'number') {
    if (MONEY.test(field)) return `${value.toFixed(2)} €`;
    return PERCENT.test(field) ? `${value} %` : (word(`v${value}`) ?? String(value));
  }
  if (value === '***') return auditWord(language, 'value', 'hidden') ?? value;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dottedDate(value);
  return word(value) ?? (value || NOTHING);
}

/** A value of a changed field in words, as pages show it. */
export function valueText(field: string, value: unknown, page: string, language: Language): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return scalarText(lastOf(field), value, page, language);
  if (Array.isArray(value))
    return value.map((item: unknown) => valueText(field, item, page, language)).join(', ') || NOTHING;
  if (typeof value !== 'object') return String(value);
  if ('name' in value && typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  return parts.map(([name, part]) => valueText(name, part, page, language)).join(' · ');
}

/** Whether a value stayed as it was: it says what the line is about. */
export const isAbout = ({ old, new: fresh }: AuditChanges[string]) => old === fresh && old !== '***';

/** What changed, with old and new value in words: `Telefoni: 044 111 222 → 045 333 444`. */
export const changesText = (changes: AuditChanges, page: string, language: Language): string =>
  Object.entries(changes)
    .filter(([field, change]) => field !== 'hash' && !isAbout(change))
    .map(
      ([field, change]) =>
        `${fieldText(field, language)}: ${valueText(field, change.old, page, language)} → ${valueText(field, change.new, page, language)}`,
    )
    .join('\n');

import { dottedDate } from '@paga/calendar';
import { auditValueText, lastOfPath, stayedAsItWas } from '@paga/contract/audit-value';
import { AUDIT_WORDS, type AuditWords } from '@paga/contract/audit-words';
import type { Language } from '@paga/contract/shapes';
import type { AuditChanges } from '../table.ts';

const MISSING = '–';

/** A word that pages have, by its path. */
export function auditWord(language: Language, ...keys: readonly string[]): string | undefined {
  const found = keys.reduce<string | AuditWords | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    AUDIT_WORDS[language],
  );
  return typeof found === 'string' ? found : undefined;
}

/** What a changed field is called: a public holiday is named by its day, a field of one of many begins with the person. */
function fieldText(path: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(path)) return dottedDate(path);
  const [, name, number = ''] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
  const [, person] = /^(.+) \(\d+\)\.\w+$/.exec(path) ?? [];
  const last = name ?? lastOfPath(path);
  const said = (auditWord(language, 'field', last) ?? last).replace('{{number}}', number);
  return person ? `${person}: ${said}` : said;
}

/** A value of a changed field in words, as pages show it; of the same name can be another value on another page. */
export function valueText(field: string, value: unknown, page: string, language: Language): string {
  const word = (key: string) =>
    auditWord(language, 'value', page, ...key.split('.')) ?? auditWord(language, 'value', ...key.split('.'));
  return auditValueText(lastOfPath(field), value, {
    say: (key, fallback) => word(key) ?? fallback,
    date: dottedDate,
    dateTime: (moment) => moment,
    money: (euro) => `${euro.toFixed(2)} €`,
    percent: (percent) => `${percent} %`,
    missing: MISSING,
  });
}

/** What changed, with old and new value in words: `Telefoni: 044 111 222 → 045 333 444`. */
export const changesText = (changes: AuditChanges, page: string, language: Language): string =>
  Object.entries(changes)
    .filter(([field, change]) => field !== 'hash' && !stayedAsItWas(change))
    .map(
      ([field, change]) =>
        `${fieldText(field, language)}: ${valueText(field, change.old, page, language)} → ${valueText(field, change.new, page, language)}`,
    )
    .join('\n');

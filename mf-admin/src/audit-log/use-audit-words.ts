import { AUDIT_PAGES, AUDIT_TYPES } from '@paga/contract/audit';
import { auditValueText, lastOfPath } from '@paga/contract/audit-value';
import { formatDate, formatDateTime, formatMoney, formatPercent, missing, monthTitle } from '@paga/kit';
import { useAuditFieldText, useSession } from '@paga/platform';
import { useTranslation } from 'react-i18next';

type AuditWords = {
  page: (name: string) => string;
  type: (name: string) => string;
  field: (path: string) => string;
  /** The same number can mean something else on another page: the status of a company, of a user. */
  value: (change: { field: string; value: unknown; page: string }) => string;
  /** What a line is about: the month in words, a number with its name, the rest as it is. */
  about: (part: { field: string; new: unknown }) => string;
  /** The pages and types whose name, as it is shown, has the text. */
  named: (text: string) => { searchPages?: string; searchTypes?: string };
};

/** Text without case and diacritics. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const FORMATS = {
  date: formatDate,
  dateTime: formatDateTime,
  money: formatMoney,
  percent: formatPercent,
  missing,
} as const;

/** What a line of the log is called in the reader's language; a name nobody has translated stands as it is. */
export function useAuditWords(): AuditWords {
  const { t } = useTranslation('admin');
  const { language } = useSession();
  const textOfOwner = useAuditFieldText();
  const page = (name: string): string => t(`auditLog.page.${name}`, { defaultValue: name });
  const type = (name: string): string => t(`auditLog.type.${name}`, { defaultValue: name });
  const having = (names: readonly string[], shown: (name: string) => string, text: string) =>
    names.filter((name) => folded(shown(name)).includes(folded(text))).join(',') || undefined;
  return {
    page,
    type,
    field: (path) => {
      // A public holiday is a field named by its day.
      if (/^\d{4}-\d{2}-\d{2}$/.test(path)) return formatDate(path);
      const [, name, number] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
      // A line about many begins its fields with the person: `Arta Krasniqi (7).avanse`.
      const [, person] = /^(.+) \(\d+\)\.\w+$/.exec(path) ?? [];
      const last = name ?? lastOfPath(path);
      const ofOwner = textOfOwner(last) ?? path;
      const said = t(`auditLog.field.${last}`, { defaultValue: ofOwner, number });
      return person ? `${person}: ${said}` : said;
    },
    value: ({ field, value, page: name }) => {
      const say = (key: string, fallback: string): string =>
        t([`auditLog.value.${name}.${key}`, `auditLog.value.${key}`], { defaultValue: fallback });
      return auditValueText(lastOfPath(field), value, { ...FORMATS, say });
    },
    about: ({ field, new: value }) => {
      const [, month, year] = /^(\d\d)\.(\d{4})$/.exec(String(value)) ?? [];
      if (month && year) return monthTitle(Number(month), Number(year), language);
      if (field === 'count') return t('auditLog.aboutMany', { count: Number(value) });
      return field === 'task' || field === 'kind' || field === 'step'
        ? t(`auditLog.value.${field}.${value}`, { defaultValue: String(value) })
        : String(value);
    },
    named: (text) =>
      text === ''
        ? {}
        : { searchPages: having(AUDIT_PAGES, page, text), searchTypes: having(AUDIT_TYPES, type, text) },
  };
}

import { AUDIT_PAGES, AUDIT_TYPES } from '@paga/contract/audit';
import type { Language } from '@paga/contract/shapes';
import { Button, DatePicker, monthTitle, Row, SearchBox, Select, todayInKosovo } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditPlace, FIRST_PLACE, isNarrowed } from './audit-place.ts';
import { useAuditWords } from './use-audit-words.ts';
import './audit-log.css';

type Choice = { value: string | number; label: string };
type ChoiceFieldProps = {
  label: string;
  value: string | number | undefined;
  options: Choice[];
  onChange: (value?: string | number) => void;
};

/** A list to choose one of, or none. */
function ChoiceField({ label, ...rest }: ChoiceFieldProps): ReactElement {
  return <Select aria-label={label} placeholder={label} allowClear className="audit-choice" {...rest} />;
}

type People = readonly { id: number; name: string }[];
type AuditFiltersProps = {
  place: AuditPlace;
  people: People;
  employees: People;
  loading: boolean;
  onChange: (change: Partial<AuditPlace>) => void;
};

/** Search, and what the list can be narrowed to: page, type, person, days. */
export function AuditFilters({
  place,
  people,
  employees,
  loading,
  onChange,
}: AuditFiltersProps): ReactElement {
  const { t } = useTranslation('admin');
  const { language } = useSession();
  const { page, type } = useAuditWords();
  const choices = (names: readonly string[], shown: (name: string) => string): Choice[] =>
    names
      .map((value) => ({ value, label: shown(value) }))
      .sort((one, other) => one.label.localeCompare(other.label));
  const word = (value?: string | number) => (value === undefined ? undefined : String(value));
  return (
    <Row className="audit-filters">
      <SearchBox
        label={t('auditLog.search')}
        initial={place.search}
        loading={loading}
        debounceMs={400}
        onSearch={(search) => onChange({ search })}
      />
      <ChoiceField
        label={t('auditLog.filter.page')}
        value={place.onPage}
        options={choices(AUDIT_PAGES, page)}
        onChange={(value) => onChange({ onPage: word(value) })}
      />
      <ChoiceField
        label={t('auditLog.filter.type')}
        value={place.ofType}
        options={choices(AUDIT_TYPES, type)}
        onChange={(value) => onChange({ ofType: word(value) })}
      />
      {people.length > 1 && (
        <ChoiceField
          label={t('auditLog.filter.person')}
          value={place.person}
          options={choicesOf(people)}
          onChange={(value) => onChange({ person: numberOf(value) })}
        />
      )}
      {employees.length > 0 && (
        <ChoiceField
          label={t('auditLog.filter.employee')}
          value={place.employee}
          options={choicesOf(employees)}
          onChange={(value) => onChange({ employee: numberOf(value) })}
        />
      )}
      <ChoiceField
        label={t('auditLog.filter.month')}
        value={place.month}
        options={lastMonths(language)}
        onChange={(value) => onChange({ month: word(value) })}
      />
      <AuditDays place={place} onChange={onChange} />
      {isNarrowed(place) && (
        <Button
          variant="link"
          onClick={() => onChange({ ...FIRST_PLACE, ...NO_FILTER, pageSize: place.pageSize })}
        >
          {t('auditLog.showAll')}
        </Button>
      )}
    </Row>
  );
}

const choicesOf = (people: People): Choice[] => people.map(({ id, name }) => ({ value: id, label: name }));
const numberOf = (value?: string | number) => (value === undefined ? undefined : Number(value));

const NO_FILTER = {
  ...{ onPage: undefined, ofType: undefined, person: undefined, employee: undefined },
  ...{ month: undefined, from: undefined, to: undefined },
};

/** So many months of salaries can be chosen, this one first. */
const MONTHS_LISTED = 24;

function lastMonths(language: Language): Choice[] {
  const [year = 0, month = 1] = todayInKosovo().split('-').map(Number);
  return Array.from({ length: MONTHS_LISTED }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    const [ofYear, ofMonth] = [Math.floor(at / 12), (at % 12) + 1];
    const value = `${ofYear}-${String(ofMonth).padStart(2, '0')}`;
    return { value, label: monthTitle(ofMonth, ofYear, language) };
  });
}

function AuditDays({ place, onChange }: Pick<AuditFiltersProps, 'place' | 'onChange'>): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Row as="span" wrap={false} align="stretch" className="audit-days">
      <DatePicker
        aria-label={t('auditLog.filter.from')}
        placeholder={t('auditLog.filter.from')}
        value={place.from}
        max={place.to}
        onChange={(from) => onChange({ from: from ?? undefined })}
      />
      <DatePicker
        aria-label={t('auditLog.filter.to')}
        placeholder={t('auditLog.filter.to')}
        value={place.to}
        min={place.from}
        onChange={(to) => onChange({ to: to ?? undefined })}
      />
    </Row>
  );
}

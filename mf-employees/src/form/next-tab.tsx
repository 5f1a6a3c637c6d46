import { Button } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_PARTS, type FormPart } from '#values/tab-of.ts';

type NextTabProps = {
  shown: FormPart;
  errors: Partial<Record<string, number>>;
  isNew: boolean;
  onTab: (next: FormPart) => void;
};

/** Below the fields, the way on: to the next tab with something wrong, else, of a new person, to the next one at all. */
export function NextTab({ shown, errors, isNew, onTab }: NextTabProps): ReactNode {
  const { t } = useTranslation('employees');
  const at = FORM_PARTS.indexOf(shown);
  const onwards = [...FORM_PARTS.slice(at + 1), ...FORM_PARTS.slice(0, at)];
  const wrong = onwards.find((part) => (errors[part] ?? 0) > 0);
  const next = wrong ?? (isNew ? FORM_PARTS[at + 1] : undefined);
  if (!next) return null;
  const tab = t(`employee.tab.${next}`);
  return (
    <div className="paga-actions employee-next">
      <Button onClick={() => onTab(next)}>
        {wrong ? t('employee.nextWrong', { tab, count: errors[wrong] }) : t('employee.next', { tab })}
      </Button>
    </div>
  );
}

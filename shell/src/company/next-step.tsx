import type { CompanyMonth } from '@paga/contract/filing';
import { Button, monthInText, useKit } from '@paga/kit';
import { firstLate } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLate, type Standing } from './company-standing.tsx';

/** A month and the step it waits for. */
export type MonthToDo = Pick<CompanyMonth, 'year' | 'month' | 'next'>;

type NextStepProps = {
  standing: Standing;
  today: string;
  /** The element that names the company. */
  companyNameId: string;
  onTake: (month: MonthToDo) => unknown;
};

/** The next step of a company, green where a deadline has passed, in the words of the home page: of the oldest month that is late, else of the month that people work on. */
export function NextStep({ standing, today, companyNameId, onTake }: NextStepProps): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useKit();
  const { current, behind } = standing;
  const { next, month, year } = firstLate(current, behind, today) ?? current;
  const name = monthInText(month, year, language);
  const { problems, warnings, hints } = current;
  const isOfHints = next === 'check' && warnings === 0;
  return (
    <Button
      size="small"
      variant={isLate(standing, today) ? 'primary' : 'default'}
      aria-describedby={companyNameId}
      onClick={() => onTake({ next, month, year })}
    >
      {isOfHints
        ? t('company.table.do.look', { count: hints })
        : t(`company.table.do.${next}`, { month: name, count: next === 'fix' ? problems : warnings })}
    </Button>
  );
}

import type { SalaryRow } from '@paga/contract/payroll';
import { DetailList, Money } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type EditOutcomeProps = { before: SalaryRow; after: SalaryRow | undefined };

const shown = ['totalBrutto', 'tax', 'netto'] as const;

/** Total gross, tax and net as they come out with what stands in the fields. */
export function EditOutcome({ before, after }: EditOutcomeProps): ReactElement {
  const { t } = useTranslation('payroll');
  if (!after) return <p role="status">{t('edits.noGross')}</p>;
  const items = shown.map((key) => ({
    key,
    label: t(`calculations.column.${key}`),
    value: (
      <>
        {before[key] !== after[key] && (
          <>
            <Money value={before[key]} /> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <strong>
          <Money value={after[key]} />
        </strong>
      </>
    ),
  }));
  return (
    <section className="payroll-outcome" aria-live="polite" aria-label={t('edits.outcome')}>
      <DetailList items={items} columns={3} />
    </section>
  );
}

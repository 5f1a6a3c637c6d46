import type { SalaryRow } from '@paga/contract/payroll';
import { DetailList, Money } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditKind } from './edit-kinds.ts';

type EditOutcomeProps = { kind: EditKind; before: SalaryRow; after: SalaryRow | undefined };

const always = ['totalBrutto', 'tax', 'netto'] as const;
const insured = ['prime', 'insurancePlus', ...always] as const;

/** Total gross, tax and net as they come out with what stands in the fields; of insurance also the premium and what the employer adds for it. */
export function EditOutcome({ kind, before, after }: EditOutcomeProps): ReactElement {
  const { t } = useTranslation('payroll');
  if (!after) return <p role="status">{t('edits.noGross')}</p>;
  const shown = kind === 'insurance' ? insured : always;
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

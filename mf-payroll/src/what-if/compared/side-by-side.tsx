import { Card } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoSides } from '#review/two-sides.tsx';
import type { BothMonths } from '../tried/month-figures.ts';

const names = ['cost', 'gross', 'employee', 'employer', 'tax', 'net'] as const;

/** The figures of the whole month, as they are and as they would be. */
export function SideBySide({ real, tried }: BothMonths): ReactElement {
  const { t } = useTranslation('payroll');
  const lines = names.map((key) => ({
    key,
    label: t(`whatIf.figure.${key}`),
    before: real[key],
    after: tried[key],
  }));
  return (
    <div className="what-if-figures">
      <Card title={t('whatIf.figures')} flush>
        <TwoSides
          label={t('whatIf.figures')}
          titles={[t('whatIf.column.real'), t('whatIf.column.tried')]}
          lines={lines}
          inCard
        />
      </Card>
    </div>
  );
}

import { Card, ShareChart } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BothMonths } from '../tried/month-figures.ts';

const names = ['net', 'tax', 'employee', 'employer', 'rest'] as const;

/** Where the cost of the month goes, on both sides. */
export function CostSplit({ real, tried }: BothMonths): ReactElement {
  const { t } = useTranslation('payroll');
  const parts = names
    .filter((name) => real[name] !== 0 || tried[name] !== 0)
    .map((key) => ({ key, label: t(`whatIf.figure.${key}`), values: [real[key], tried[key]] }));
  return (
    <Card title={t('whatIf.split')}>
      <ShareChart
        label={t('whatIf.split')}
        wholes={[t('whatIf.column.real'), t('whatIf.column.tried')]}
        parts={parts}
      />
    </Card>
  );
}

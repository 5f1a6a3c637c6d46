import { BarSplit, Card, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BothMonths, MonthFigures } from '../tried/month-figures.ts';

const names = ['net', 'tax', 'employee', 'employer', 'rest'] as const;
type Part = (typeof names)[number];

function Split({ label, figures, parts }: { label: string; figures: MonthFigures; parts: readonly Part[] }): ReactElement {
  const { t } = useTranslation('payroll');
  return <BarSplit label={label} parts={parts.map((key) => ({ key, label: t(`whatIf.figure.${key}`), value: figures[key] }))} />;
}

/** Where the cost of the month goes, on both sides. */
export function CostSplit({ real, tried }: BothMonths): ReactElement {
  const { t } = useTranslation('payroll');
  // The same parts on both sides: a colour means the same in both bars.
  const parts = names.filter((name) => real[name] !== 0 || tried[name] !== 0);
  return (
    <Card title={t('whatIf.split')}>
      <Row columns={320}>
        <Split label={t('whatIf.column.real')} figures={real} parts={parts} />
        <Split label={t('whatIf.column.tried')} figures={tried} parts={parts} />
      </Row>
    </Card>
  );
}

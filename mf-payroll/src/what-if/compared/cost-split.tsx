import { Card, ShareChart, Stack, WaterfallChart } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BothMonths } from '../tried/month-figures.ts';

const names = ['net', 'tax', 'employee', 'employer', 'rest'] as const;

/** Where the cost of the month goes, on both sides and on one scale; and what of it changes, where the whole would hide it. */
export function CostSplit({ real, tried }: BothMonths): ReactElement {
  const { t } = useTranslation('payroll');
  const parts = names
    .filter((name) => real[name] !== 0 || tried[name] !== 0)
    .map((key) => ({ key, label: t(`whatIf.figure.${key}`), values: [real[key], tried[key]] }));
  const steps = names
    .map((key) => ({
      key,
      label: t(`whatIf.figure.${key}`),
      amount: toEuro(toCents(tried[key]) - toCents(real[key])),
    }))
    .filter(({ amount }) => amount !== 0);
  return (
    <Card title={t('whatIf.split')}>
      <Stack>
        {/* The card has its name already. */}
        <div className="what-if-split">
          <ShareChart
            label={t('whatIf.split')}
            wholes={[t('whatIf.column.real'), t('whatIf.column.tried')]}
            parts={parts}
          />
        </div>
        {steps.length > 0 && (
          <WaterfallChart
            label={t('whatIf.fromTo')}
            from={{ label: t('whatIf.costOf.real'), value: real.cost }}
            steps={steps}
            to={{ label: t('whatIf.costOf.tried'), value: tried.cost }}
          />
        )}
      </Stack>
    </Card>
  );
}

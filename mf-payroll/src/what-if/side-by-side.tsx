import type { SalaryRow } from '@paga/contract/payroll';
import { BarSplit, Card, Row } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf, sumRows } from '#calculations/sum-rows.ts';
import { TwoSides } from '#review/two-sides.tsx';
import type { TriedRow } from './tried-month.ts';

const figureNames = ['cost', 'gross', 'employee', 'employer', 'tax', 'net'] as const;
const partNames = ['net', 'tax', 'employee', 'employer', 'rest'] as const;
type Figures = Record<(typeof figureNames | typeof partNames)[number], number>;

/** The sums of a month that its cost is made of; `rest` is what the net loses to premiums and deductions. */
function figuresOf(rows: readonly SalaryRow[]): Figures {
  const sums = sumRows(rows);
  return {
    cost: costOf(sums),
    gross: sums.totalBrutto,
    employee: sums.pensionalContribution,
    employer: sums.employerContribution,
    tax: sums.tax,
    net: sums.netto,
    rest: toEuro(toCents(sums.prime) + toCents(sums.stops)),
  };
}

function Split({ label, figures }: { label: string; figures: Figures }): ReactElement {
  const { t } = useTranslation('payroll');
  const parts = partNames.map((key) => ({ key, label: t(`whatIf.figure.${key}`), value: figures[key] }));
  return <BarSplit label={label} parts={parts.filter(({ value }) => value !== 0)} />;
}

/** The whole month, as it is and as it would be. */
export function SideBySide({ rows }: { rows: readonly TriedRow[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const { real, tried } = useMemo(() => ({ real: figuresOf(rows.map((row) => row.real)), tried: figuresOf(rows) }), [rows]);
  const titles = [t('whatIf.column.real'), t('whatIf.column.tried')] as const;
  const lines = figureNames.map((key) => ({ key, label: t(`whatIf.figure.${key}`), before: real[key], after: tried[key] }));
  return (
    <Row columns={420}>
      <Card title={t('whatIf.figures')} flush>
        <TwoSides label={t('whatIf.figures')} titles={titles} lines={lines} inCard />
      </Card>
      <Card title={t('whatIf.split')}>
        <Split label={titles[0]} figures={real} />
        <Split label={titles[1]} figures={tried} />
      </Card>
    </Row>
  );
}

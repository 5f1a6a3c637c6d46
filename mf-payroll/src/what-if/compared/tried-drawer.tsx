import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Drawer, Stack } from '@paga/kit';
import { companyCostOf, explainDifference, toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CauseList } from '#review/cause-list.tsx';
import { TwoSides } from '#review/two-sides.tsx';
import type { TriedRow } from '../tried/tried-month.ts';

const figures = [
  ['whatIf.figure.baseSalary', (row: SalaryRow) => row.baseSalary],
  ['review.figure.grossPay', (row: SalaryRow) => row.initialBrutto],
  ['review.figure.hours', (row: SalaryRow) => row.overtimeTable.total],
  ['review.figure.additions', (row: SalaryRow) => row.extras],
  ['review.figure.totalBrutto', (row: SalaryRow) => row.totalBrutto],
  ['review.figure.contribution', (row: SalaryRow) => row.pensionalContribution],
  ['review.figure.tax', (row: SalaryRow) => row.tax],
  ['review.figure.prime', (row: SalaryRow) => row.prime],
  ['review.figure.deductions', (row: SalaryRow) => row.stopTable.total],
  ['review.figure.netto', (row: SalaryRow) => row.netto],
  ['whatIf.figure.employer', (row: SalaryRow) => row.employerContribution],
  ['whatIf.figure.cost', companyCostOf],
] as const;

/** The difference of the net by its causes, as the engine explains them. */
function causesOf({ inputs, netto, real }: TriedRow) {
  const difference = toCents(netto) - toCents(real.netto);
  const causes = inputs ? explainDifference(inputs.real, inputs.tried, difference) : [];
  return {
    difference: toEuro(difference),
    causes: causes.map(({ cause, amount }) => ({ cause, amount: toEuro(amount) })),
  };
}

/** One person on both sides: why the net differs, and every figure. */
export function TriedDrawer({
  row,
  name,
  onClose,
}: {
  row: TriedRow;
  name: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const causes = useMemo(() => causesOf(row), [row]);
  const lines = figures.map(([key, of]) => ({ key, label: t(key), before: of(row.real), after: of(row) }));
  return (
    <Drawer open title={t('whatIf.of', { person: row.name, name })} onClose={onClose} width={640}>
      <Stack>
        {row.failed ? (
          <Alert tone="danger">{t('whatIf.failedText')}</Alert>
        ) : (
          <CauseList {...causes} same={t('whatIf.sameNet')} />
        )}
        <TwoSides
          label={t('whatIf.figuresOf')}
          titles={[t('whatIf.column.real'), t('whatIf.column.tried')]}
          lines={lines}
        />
      </Stack>
    </Drawer>
  );
}

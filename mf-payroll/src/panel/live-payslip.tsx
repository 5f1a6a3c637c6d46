import type { SalaryRow } from '@paga/contract/payroll';
import { Money } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SumButton } from '#explain/sum-drawer.tsx';
import { payslipOfRow, type RowLine } from './payslip-of-row.ts';

type LivePayslipProps = {
  /** With what is typed. */
  row: SalaryRow;
  stored: SalaryRow;
  onExplain: (step: string) => void;
};

/** From gross to net as the row stands this moment; each amount explains itself, and says by how much typing has moved it. */
export function LivePayslip({ row, stored, onExplain }: LivePayslipProps): ReactElement {
  const { t } = useTranslation('payroll');
  const before = new Map(payslipOfRow(stored).map(({ key, value }) => [key, value]));
  return (
    <table className="salary-panel-slip">
      <caption>{t('payslip.name')}</caption>
      <tbody>
        {payslipOfRow(row).map((line) => (
          <Line
            key={line.key}
            line={line}
            change={toEuro(toCents(line.value) - toCents(before.get(line.key) ?? 0))}
            onExplain={onExplain}
          />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { line: RowLine; change: number; onExplain: (step: string) => void };

function Line({ line: { key, step, value, isStrong }, change, onExplain }: LineProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <tr className={isStrong ? 'salary-panel-strong' : undefined}>
      <th scope="row">{t(`panel.line.${key}`)}</th>
      <td className="salary-panel-change">{change !== 0 && <Money value={change} signed />}</td>
      <td className="salary-panel-value">
        <SumButton value={value} onOpen={() => onExplain(step)} />
      </td>
    </tr>
  );
}

import type { SalaryRow } from '@paga/contract/payroll';
import { Money } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditKind } from '../edit-kinds.ts';

type EditOutcomeProps = { kind: EditKind; before: SalaryRow; after: SalaryRow | undefined };

/** From total gross to net, in the order it is reckoned: the lines add up. `sign`: they are taken off. */
const lines = [
  { key: 'totalBrutto', value: (row) => row.totalBrutto },
  { key: 'pensionalContribution', value: (row) => row.pensionalContribution, sign: '−' },
  { key: 'tax', value: (row) => row.tax, sign: '−' },
  { key: 'prime', value: (row) => row.prime, sign: '−' },
  { key: 'stops', value: (row) => row.stopTable.total, sign: '−' },
  { key: 'netto', value: (row) => row.netto },
] as const satisfies readonly { key: string; value: (row: SalaryRow) => number; sign?: string }[];
type Line = (typeof lines)[number];

/** Total gross, what is taken off, and net as they come out with what stands in the fields; of insurance also what the employer adds for it. */
export function EditOutcome({ kind, before, after }: EditOutcomeProps): ReactElement {
  const { t } = useTranslation('payroll');
  if (!after) return <p role="status">{t('edits.noGross')}</p>;
  const isShown = ({ key, value }: Line) =>
    !['prime', 'stops'].includes(key) ||
    value(before) !== 0 ||
    value(after) !== 0 ||
    (key === 'prime' && kind === 'insurance');
  return (
    <section className="payroll-outcome" aria-live="polite" aria-label={t('edits.outcome')}>
      <dl>
        {kind === 'insurance' && (
          <Outcome
            label={t('calculations.column.insurancePlus')}
            before={before.insurancePlus}
            after={after.insurancePlus}
          />
        )}
        {lines.filter(isShown).map((line) => (
          <Outcome
            key={line.key}
            label={
              line.key === 'pensionalContribution'
                ? t('panel.line.contribution')
                : t(`calculations.column.${line.key}`)
            }
            {...('sign' in line && { sign: line.sign })}
            before={line.value(before)}
            after={line.value(after)}
          />
        ))}
      </dl>
    </section>
  );
}

type OutcomeProps = { label: string; sign?: string; before: number; after: number };

function Outcome({ label, sign, before, after }: OutcomeProps): ReactElement {
  return (
    <div>
      <dt>
        {sign && <span aria-hidden="true">{sign} </span>}
        {label}
      </dt>
      <dd>
        {before !== after && (
          <>
            <Money value={before} /> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <strong>
          <Money value={after} />
        </strong>
      </dd>
    </div>
  );
}

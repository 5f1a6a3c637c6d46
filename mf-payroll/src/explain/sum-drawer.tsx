import type { SalaryRow } from '@paga/contract/payroll';
import { Drawer, Money, Row, SkeletonCard, Stack } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainDrawer } from './explain-drawer.tsx';
import './explained-step.css';
import { useExplainer } from './use-explainer.ts';

/** A sum over rows: of what, how a row counts in it, and the steps of a row's trace that explain its part. */
type ExplainedSum = {
  what: string;
  of: 'shown' | 'selected' | 'month';
  value: (row: SalaryRow) => number;
  steps: readonly string[];
};

/** So many rows are listed; the others stand together on the last line. */
const LISTED = 15;

type Opened = { row: SalaryRow; step: string };
type Open = (opened: Opened) => void;

const sumOf = (rows: readonly SalaryRow[], value: ExplainedSum['value']) =>
  toEuro(rows.reduce((cents, row) => cents + toCents(value(row)), 0));

function Line({ row, sum, onOpen }: { row: SalaryRow; sum: ExplainedSum; onOpen: Open }): ReactElement {
  const explain = useExplainer();
  const [only, ...more] = sum.steps;
  return (
    <Row gap={12} wrap={false} align="baseline" justify="between" className="explain-input">
      <dt>
        {more.length > 0 && row.name}
        {sum.steps.map((step) => (
          <button
            key={step}
            type="button"
            className="paga-reset explain-link"
            onClick={() => onOpen({ row, step })}
          >
            {step === only && more.length === 0 ? row.name : explain.name(step)}
          </button>
        ))}
      </dt>
      <dd>
        <Money value={sum.value(row)} />
      </dd>
    </Row>
  );
}

function Lines({
  sum,
  rows,
  onOpen,
}: {
  sum: ExplainedSum;
  rows: readonly SalaryRow[];
  onOpen: Open;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const counted = rows
    .filter((row) => sum.value(row) !== 0)
    .sort((one, other) => sum.value(other) - sum.value(one));
  const rest = counted.slice(LISTED);
  return (
    <Stack>
      <p className="explain-result">
        <Money value={sumOf(rows, sum.value)} currency />
      </p>
      <p>{t(`explain.sum.${sum.of}`, { what: sum.what, count: rows.length })}</p>
      <dl className="explain-inputs">
        {counted.slice(0, LISTED).map((row) => (
          <Line key={row.id} row={row} sum={sum} onOpen={onOpen} />
        ))}
        {rest.length > 0 && (
          <Row gap={12} wrap={false} align="baseline" justify="between" className="explain-input">
            <dt>{t('explain.sum.rest', { count: rest.length })}</dt>
            <dd>
              <Money value={sumOf(rest, sum.value)} />
            </dd>
          </Row>
        )}
      </dl>
    </Stack>
  );
}

/** What a sum is made of: of how many rows, the largest of them, each leading on to its own explanation. `rows` is undefined until they have come. */
export function SumDrawer({
  sum,
  rows,
  onClose,
}: {
  sum: ExplainedSum;
  rows: readonly SalaryRow[] | undefined;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const [opened, setOpened] = useState<Opened>();
  if (opened)
    return <ExplainDrawer row={opened.row} step={opened.step} onClose={() => setOpened(undefined)} />;
  return (
    <Drawer open title={t('explain.sum.title', { what: sum.what })} onClose={onClose} width={520}>
      {rows ? <Lines sum={sum} rows={rows} onOpen={setOpened} /> : <SkeletonCard lines={6} />}
    </Drawer>
  );
}

type SumButtonProps = { value: number; currency?: boolean; inGrid?: boolean; onOpen: () => void };

/** A figure that is opened by a click or Enter. */
export function SumButton({ value, currency, inGrid = false, onOpen }: SumButtonProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <button
      type="button"
      className="paga-reset explain-sum"
      title={t('explain.sum.open')}
      tabIndex={inGrid ? -1 : undefined}
      onClick={onOpen}
    >
      <Money value={value} currency={currency} />
    </button>
  );
}

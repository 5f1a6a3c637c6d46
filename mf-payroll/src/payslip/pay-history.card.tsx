import { query } from '@paga/client';
import { getPayHistory, type PayOfMonth } from '@paga/contract/payroll';
import {
  BarChart,
  Button,
  Card,
  EmptyState,
  ErrorState,
  monthPoint,
  monthTitle,
  SimpleTable,
  SkeletonTable,
  Stack,
  useKit,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PayslipModal } from './payslip.modal.tsx';
import { usePayColumns } from './use-pay-columns.tsx';
import { YearTotals } from './year-totals.tsx';

/** As many months as a year has: the chart's. */
const IN_CHART = 12;
/** As many as fit without scrolling far; the rest on asking. */
const AT_FIRST = 12;

/** What a person was paid, month by month, for the page of that person: mf-employees names who it is. */
export function PayHistoryCard({ employeeId, name }: { employeeId: number; name: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const months = useQuery({ ...query(getPayHistory, { query: { employeeId } }), meta: { silent: true } });
  return (
    <Card>
      {months.isPending && <SkeletonTable rows={6} columns={6} />}
      {months.isError && <ErrorState detail={errorText(months.error)} onRetry={() => months.refetch()} />}
      {months.data?.length === 0 && (
        <EmptyState picture="papers" title={t('person.pay.empty')} hint={t('person.pay.emptyHint')} />
      )}
      {months.data && months.data.length > 0 && <History months={months.data} name={name} />}
    </Card>
  );
}

function History({ months, name }: { months: readonly PayOfMonth[]; name: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const { slip, setSlip, printed } = useSlip(months);
  const [isWhole, setWhole] = useState(false);
  const columns = usePayColumns(months, setSlip);
  const hidden = isWhole ? 0 : Math.max(0, months.length - AT_FIRST);
  return (
    <Stack>
      {months.length > 1 && <NetChart months={months} />}
      <YearTotals months={months} />
      <SimpleTable
        label={t('person.pay.title')}
        rows={hidden > 0 ? months.slice(0, AT_FIRST) : months}
        columns={columns}
        rowKey={({ salaryId }) => salaryId}
        stacks
      />
      {hidden > 0 && (
        <Button onClick={() => setWhole(true)}>{t('person.pay.earlier', { count: hidden })}</Button>
      )}
      {slip && (
        <PayslipModal
          salaryId={slip.salaryId}
          name={name}
          period={slip}
          {...(printed && { onReady: printed })}
          onClose={() => setSlip()}
        />
      )}
    </Stack>
  );
}

type Slip = {
  slip: PayOfMonth | undefined;
  setSlip: (slip?: PayOfMonth) => void;
  /** Prints it, where the address asks for that. */
  printed: (() => void) | undefined;
};

/** The month whose payslip is open; it stands in the address (`?slip=2026-10`, or `last`, and `&print=1` to print it), as the search asks for it. */
function useSlip(months: readonly PayOfMonth[]): Slip {
  const [params, setParams] = useSearchParams();
  const asked = params.get('slip');
  const slip = asked === 'last' ? months[0] : months.find(({ year, month }) => `${year}-${month}` === asked);
  const change = (next: (rest: URLSearchParams) => void): void =>
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('print');
        next(rest);
        return rest;
      },
      { replace: true },
    );
  return {
    slip,
    setSlip: (next) =>
      change((rest) => (next ? rest.set('slip', `${next.year}-${next.month}`) : rest.delete('slip'))),
    printed: params.has('print')
      ? () => {
          window.print();
          change(() => undefined);
        }
      : undefined,
  };
}

function NetChart({ months }: { months: readonly PayOfMonth[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const shown = months.slice(0, IN_CHART).toReversed();
  const values = shown.map(({ netto }) => netto);
  const points = shown.map(({ month, year }) => monthPoint(month, year, language));
  const first = points[0]?.name ?? '';
  const [last] = months;
  const label = t('person.pay.chart', {
    from: first,
    to: last ? monthTitle(last.month, last.year, language) : first,
  });
  return (
    <BarChart
      label={label}
      points={points}
      series={[{ key: 'netto', label: t('person.pay.net'), values }]}
      height={140}
    />
  );
}

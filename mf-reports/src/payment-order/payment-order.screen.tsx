import { call, query } from '@paga/client';
import { getBankLists } from '@paga/contract/filing';
import {
  exportPaymentOrder,
  getPaymentOrder,
  getPaymentOrderPdf,
  sendPaymentOrder,
} from '@paga/contract/reports/payment-order';
import { formatDate, monthTitle, useKit, Waits } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sumAt } from '#frame/opens.tsx';
import { PeopleTable } from '#frame/people-table.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportPage } from '#frame/report-page.tsx';
import { useChoice } from '#frame/use-choice.ts';
import { NoFigures } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { paidIn, paymentKey, usePaymentColumns, usePaymentTotals } from './use-payment-columns.tsx';
import { usePaymentFilter } from './use-payment-filter.ts';
import { NetOfMonth, WithoutAccount } from './without-account.tsx';

const none = [] as const;

/** The bank payment list of a month. */
export function PaymentOrderScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendPaymentOrder');
  const filter = usePaymentFilter();
  const { month, year } = filter.month;
  const body = { tenantId, ...filter.asked };
  const report = useQuery({
    ...query(getPaymentOrder, { body }),
    ...asReport,
    enabled: filter.isKnown,
  });
  const rows = report.data ?? none;
  const { selection, chosen } = useChoice(rows, paymentKey);
  const period = monthTitle(month, year, language);
  const paidOn = usePaidOn(filter);
  const counted = chosen.length > 0 ? chosen : rows;
  const isWhole = chosen.length === 0 && filter.chips.length === 0;
  const columns = usePaymentColumns(filter.month, paidIn(rows));
  const totals = usePaymentTotals(counted, isWhole ? sumAt(filter.month, 'netto') : undefined);
  const title = t('report.paymentOrder.title');
  const employeeIds = chosen.map(({ employeeId }) => employeeId);
  const mail = mayMail && {
    title,
    hint: t('frame.mail.chosen', { count: chosen.length }),
    send: (email: string) => call(sendPaymentOrder, { body: { tenantId, month, year, employeeIds, email } }),
    warning: chosen.length === 0 ? t('frame.chooseRow') : undefined,
  };
  return (
    <ReportPage
      report="paymentOrder"
      period={period}
      filters={<PaymentFilters filter={filter} />}
      chips={filter.chips}
      note={
        <>
          <Waits asked={paidOn === undefined} />
          {paidOn && <p className="paga-hint">{paidOn}</p>}
          <OpenMonths {...filter.month} />
        </>
      }
      actions={
        <ReportActions
          pdf={() => call(getPaymentOrderPdf, { body })}
          excel={() => call(exportPaymentOrder, { body })}
          mail={mail}
          idle={isIdle(report, rows.length)}
        />
      }
    >
      <ReportBody report={report}>
        {(shown) => (
          <PeopleTable
            title={title}
            period={[period, paidOn].filter(Boolean).join(' · ')}
            rows={shown}
            columns={columns}
            rowKey={paymentKey}
            totals={totals}
            selection={selection}
            leading="net"
            note={
              <>
                {isWhole && <NetOfMonth rows={shown} month={filter.month} />}
                <WithoutAccount rows={counted} />
              </>
            }
            filtered={filter.chips.length > 0}
            nothing={<NoFigures month={filter.month} />}
          />
        )}
      </ReportBody>
    </ReportPage>
  );
}

/** "Payment date: 31.10.2026" of the month; null while it is not there. */
function usePaidOn({
  month: { month, year },
  isKnown,
}: ReturnType<typeof usePaymentFilter>): string | null | undefined {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const { data, isPending } = useQuery({
    ...query(getBankLists, { query: { tenantId, month, year } }),
    enabled: isKnown,
    select: ({ paymentDate }) => paymentDate,
  });
  if (isPending) return undefined;
  return data ? t('paymentOrder.paidOn', { date: formatDate(data) }) : null;
}

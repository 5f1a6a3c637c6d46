import type { EndPreview } from '@paga/contract/employees';
import {
  Alert,
  Card,
  DateText,
  formatDate,
  formatMoney,
  formatNumber,
  Money,
  monthTitle,
  Stack,
  useKit,
} from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from './use-refusal-text.ts';

/** What the end does to one person: notice, the last salary line by line with the unused leave in it, what is settled, and which month holds what. */
export function EndPreviewCard({ end, lastDay }: { end: EndPreview; lastDay: string }): ReactNode {
  const { t } = useTranslation('employees');
  const refusalText = useRefusalText();
  return (
    <Card title={t('leaving.preview.title')}>
      {end.refusal ? (
        <Alert tone="danger">{refusalText(end.refusal)}</Alert>
      ) : (
        <Stack className="leaving-preview">
          <NoticePart end={end} />
          <LeavePart end={end} />
          <SalaryPart end={end} />
          <LinesPart end={end} />
          <MonthsPart end={end} lastDay={lastDay} />
        </Stack>
      )}
    </Card>
  );
}

type Part = { end: EndPreview };

function Titled({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function NoticePart({ end: { notice, since } }: Part): ReactNode {
  const { t } = useTranslation('employees');
  const { days, article, firstDay, short } = notice;
  return (
    <Titled title={t('leaving.preview.notice')}>
      <p>
        {days === 0
          ? t('leaving.preview.noNotice')
          : t('leaving.preview.noticeDays', { days, article, firstDay: formatDate(firstDay) })}
      </p>
      {since && (
        <p className="paga-hint">
          {t('leaving.preview.since')} <DateText value={since} />
        </p>
      )}
      {short > 0 && <Alert tone="warning">{t('leaving.preview.short', { count: short })}</Alert>}
    </Titled>
  );
}

function LeavePart({ end: { leave } }: Part): ReactNode {
  const { t } = useTranslation('employees');
  const { left, booked } = leave;
  return (
    <Titled title={t('leaving.preview.leave')}>
      <p>
        {left < 0
          ? t('leaving.preview.overdrawn', { days: formatNumber(-left) })
          : t('leaving.preview.left', { days: formatNumber(left), paid: formatNumber(leave.paid) })}
      </p>
      {booked > 0 && <Alert tone="warning">{t('leaving.preview.booked', { count: booked })}</Alert>}
    </Titled>
  );
}

function SalaryPart({ end: { salary, leave } }: Part): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  if (!salary) return null;
  const { month, year, contractDays: worked, payDays } = salary;
  const title = t('leaving.preview.salary', { month: monthTitle(month, year, language) });
  const days = { days: formatNumber(leave.paid), base: formatMoney(leave.base), payDays };
  const rows: readonly [label: string, amount: number, kind?: 'less' | 'sum'][] = [
    [t('leaving.preview.gross', { worked, payDays }), salary.grossPay],
    [t('leaving.preview.hours'), salary.hoursPay],
    [t('leaving.preview.leavePay', days), salary.leavePay],
    [t('leaving.preview.additions'), salary.otherAdditions],
    [t('leaving.preview.totalGross'), salary.totalBrutto, 'sum'],
    [t('leaving.preview.contribution'), salary.contribution, 'less'],
    [t('leaving.preview.tax'), salary.tax, 'less'],
    [t('leaving.preview.deductions'), salary.deductions, 'less'],
    [t('leaving.preview.net'), salary.netto, 'sum'],
  ];
  return (
    <Titled title={title}>
      <dl className="leaving-sum">
        {rows
          .filter(([, amount, kind]) => amount !== 0 || kind === 'sum')
          .map(([label, amount, kind]) => (
            <div key={label} className={kind === 'sum' ? 'leaving-total' : undefined}>
              <dt>{label}</dt>
              <dd>
                <Money value={kind === 'less' ? -amount : amount} />
              </dd>
            </div>
          ))}
      </dl>
      {salary.leavePay !== leave.amount && (
        <Alert tone="warning">{t('leaving.preview.typedOver', { amount: formatMoney(leave.amount) })}</Alert>
      )}
      {salary.netto < 0 && <Alert tone="danger">{t('leaving.preview.below')}</Alert>}
    </Titled>
  );
}

function LinesPart({ end: { lines } }: Part): ReactNode {
  const { t } = useTranslation('employees');
  if (lines.length === 0) return null;
  return (
    <Titled title={t('leaving.preview.lines')}>
      <ul>
        {lines.map(({ id, name, taken, owed }) => (
          <li key={id}>
            {name}: <Money value={taken} />
            {owed !== null && owed > 0 && (
              <strong>
                {' · '}
                {t('leaving.preview.owed')} <Money value={owed} />
              </strong>
            )}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function MonthsPart({ end: { salary, months }, lastDay }: Part & { lastDay: string }): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  if (!salary) return null;
  const last = monthTitle(salary.month, salary.year, language);
  const later = months.filter(({ leaves }) => leaves).map((one) => monthTitle(one.month, one.year, language));
  return (
    <Titled title={t('leaving.preview.months')}>
      <ul>
        <li>{t('leaving.preview.lastMonth', { month: last, day: formatDate(lastDay) })}</li>
        {later.length > 0 && <li>{t('leaving.preview.laterMonths', { months: later.join(', ') })}</li>}
      </ul>
    </Titled>
  );
}

import { query } from '@paga/client';
import { leaveReasonName, leaveTypeName } from '@paga/contract/leave';
import { getSalaryLeaves, type LeaveInSalary } from '@paga/contract/payroll/leave-in-salary';
import { formatDate, formatMoney, formatPercent, type Language, Row, useKit } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Steps that leave goes into. */
const WITH_LEAVE: readonly string[] = ['grossPay', 'leaveDays', 'leaveOff'];

const nameOf = ({ typeId, reason }: LeaveInSalary, language: Language): string => {
  const type = leaveTypeName(typeId, language);
  return reason ? `${type}, ${leaveReasonName(reason, language)}` : type;
};

type LeavesBehindProps = { salaryId: number; step: string };

/** The leaves behind the leave days of a row, each with what it took off, and the way to the leave itself. */
export function LeavesBehind({ salaryId, step }: LeavesBehindProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayRead = useMayCall('getSalaryLeaves');
  const isWanted = mayRead && WITH_LEAVE.includes(step);
  const leaves = useQuery({
    ...query(getSalaryLeaves, { params: { id: salaryId } }),
    enabled: isWanted,
    meta: { silent: true },
  });
  if (!isWanted || !leaves.data || leaves.data.length === 0) return null;
  return (
    <section aria-label={t('explain.leaves.title')}>
      <h3 className="explain-leaves-title">{t('explain.leaves.title')}</h3>
      <dl className="explain-inputs">
        {leaves.data.map((leave) => (
          <OneLeave key={`${leave.typeId}-${leave.from}`} leave={leave} />
        ))}
      </dl>
    </section>
  );
}

function OneLeave({ leave }: { leave: LeaveInSalary }): ReactNode {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const { vacationId, employeeId, from, to, days, percentage, gross, netto } = leave;
  const name = `${nameOf(leave, language)} ${formatDate(from)} – ${formatDate(to)}`;
  const paid = percentage === null ? t('explain.leaves.mixed') : formatPercent(percentage);
  return (
    <Row gap={12} wrap={false} align="baseline" justify="between" className="explain-input">
      <dt>
        {vacationId === null ? (
          name
        ) : (
          <Link to={`/employees/${employeeId}?tab=leave&leave=${vacationId}`}>{name}</Link>
        )}
        <span className="paga-hint">
          {t('explain.leaves.days', { count: days, paid })}
          {vacationId === null && ` · ${t('explain.leaves.gone')}`}
        </span>
      </dt>
      <dd className="paga-number">
        {gross === 0 && netto === 0
          ? t('explain.leaves.noEffect')
          : t('explain.leaves.effect', { gross: formatMoney(gross), net: formatMoney(netto) })}
      </dd>
    </Row>
  );
}

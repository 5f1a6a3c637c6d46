import type { ContractEnding } from '@paga/contract/payroll';
import { Alert, Button, formatDate, Grid, Row, todayInKosovo } from '@paga/kit';
import { monthStart } from '@paga/payroll';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';

/** How many lines are shown before somebody asks for the rest. */
const SHOWN = 3;

/** The guided pages come back to the check of this month. */
const backTo = ({ month, year }: Period) => `check=${monthStart(year, month).slice(0, 7)}`;
const prolongPlace = (endings: readonly ContractEnding[], period: Period) =>
  `/employees/prolong?people=${endings.map(({ employeeId }) => employeeId).join(',')}&${backTo(period)}`;

/** Contracts that end with the month or have ended, while nobody has said that the person leaves: each goes on or ends from here. Closing is not refused for it. */
export function ContractEndings({
  of: endings,
  period,
}: {
  of: readonly ContractEnding[];
  period: Period;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayProlong = useMayCall('prolongContracts');
  const [all, setAll] = useState(false);
  const count = endings.length;
  if (count === 0) return null;
  const shown = all ? endings : endings.slice(0, SHOWN);
  return (
    <Alert tone="warning" title={t('check.endings.title', { count })}>
      <Grid as="ul" gap={4} className="paga-list" aria-label={t('check.endings.label')}>
        {shown.map((ending) => (
          <Row as="li" key={ending.employeeId} gap={[4, 12]}>
            <Link to={`/employees/${ending.employeeId}`}>{ending.name}</Link>
            <EndingText ending={ending} />
            <EndingButtons ending={ending} period={period} small />
          </Row>
        ))}
      </Grid>
      <Row gap={[0, 16]}>
        {mayProlong && count > 1 && (
          <Link to={prolongPlace(endings, period)}>{t('check.endings.prolongAll')}</Link>
        )}
        {count > shown.length && (
          <Button variant="link" onClick={() => setAll(true)}>
            {t('check.endings.showAll', { count })}
          </Button>
        )}
      </Row>
    </Alert>
  );
}

function EndingText({ ending: { ends } }: { ending: ContractEnding }): ReactElement {
  const { t } = useTranslation('payroll');
  const key = ends < todayInKosovo() ? 'check.endings.ended' : 'check.endings.ends';
  return <span>{t(key, { date: formatDate(ends) })}</span>;
}

type EndingButtonsProps = { ending: ContractEnding; period: Period; small?: boolean };

/** Whether the contract goes on or the employment ends: both open the page that does it. */
export function EndingButtons({ ending, period, small = false }: EndingButtonsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const mayProlong = useMayCall('prolongContracts');
  const mayEnd = useMayCall('endEmployment');
  const { employeeId, name } = ending;
  const size = small ? 'small' : 'middle';
  return (
    <>
      {mayProlong && (
        <Button
          size={size}
          aria-label={t('check.endings.prolongOf', { name })}
          onClick={() => navigate(prolongPlace([ending], period))}
        >
          {t('check.endings.prolong')}
        </Button>
      )}
      {mayEnd && (
        <Button
          size={size}
          aria-label={t('check.endings.endOf', { name })}
          onClick={() => navigate(`/employees/${employeeId}/end?${backTo(period)}`)}
        >
          {t('check.endings.end')}
        </Button>
      )}
    </>
  );
}

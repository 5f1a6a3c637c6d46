import type { LeavePreview } from '@paga/contract/leave';
import { Alert, formatDate, formatNumber, Stack, useKit } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MaternityChart } from './maternity-chart.tsx';

type LeaveCostProps = {
  preview: LeavePreview | undefined;
  /** Of company leave: for how many it is. */
  people?: number;
};

/** What the leave in the form costs: "5 ditë pune, 1 festë, 12.5 mbeten", what the law asks, who else is away. */
export function LeaveCost({ preview, people = 1 }: LeaveCostProps): ReactElement {
  const { t } = useTranslation('vacations');
  if (preview && people > 1) return <CostForEach preview={preview} people={people} />;
  return (
    <Stack gap={8}>
      <p role="status" className="leave-cost">
        {preview ? costText(preview, t) : t('booking.costLater')}
      </p>
      {preview && preview.holidays.length > 0 && <HolidayNames holidays={preview.holidays} />}
      <MaternityChart phases={preview?.phases} />
      {preview?.refusal && <Alert tone="danger">{t(`booking.refused.${preview.refusal}`)}</Alert>}
      {preview && !preview.refusal && <Warnings preview={preview} />}
    </Stack>
  );
}

// The days are the same for everybody, what is left is not: who refuses is named when it is booked.
function CostForEach({ preview, people }: { preview: LeavePreview; people: number }): ReactElement {
  const { t } = useTranslation('vacations');
  const days = costText({ ...preview, balances: [], event: null }, t);
  return (
    <p role="status" className="leave-cost">
      {t('booking.forEach', { days, count: people })}
    </p>
  );
}

function costText(
  { workingDays, holidays, balances, event }: LeavePreview,
  t: TFunction<'vacations'>,
): string {
  const several = balances.length > 1;
  const ofYears = balances.map(({ year, left }) =>
    several
      ? t('booking.leftOfYear', { left: formatNumber(left), year })
      : t('booking.left', { left: formatNumber(left) }),
  );
  const parts = [
    t('booking.days', { count: workingDays }),
    holidays.length > 0 && t('booking.holidays', { count: holidays.length }),
    ...(event ? [t('booking.leftOfEvent', { left: event.left, granted: event.granted })] : ofYears),
  ];
  return parts.filter(Boolean).join(', ');
}

function HolidayNames({ holidays }: Pick<LeavePreview, 'holidays'>): ReactElement {
  const { language } = useKit();
  const names = holidays.map(
    ({ date, name, nameEn }) => `${formatDate(date)} ${language === 'sq' ? name : nameEn}`,
  );
  return <p className="paga-hint">{names.join(', ')}</p>;
}

function Warnings({ preview: { warnings, alsoAway } }: { preview: LeavePreview }): ReactNode {
  const { t } = useTranslation('vacations');
  if (warnings.length === 0 && alsoAway.length === 0) return null;
  const away = alsoAway
    .map(({ name, from, to }) => `${name} (${formatDate(from)} – ${formatDate(to)})`)
    .join(', ');
  return (
    <Alert tone="warning" title={t('booking.mayStill')}>
      <ul className="leave-warnings">
        {warnings.map((warning) => (
          <li key={warning}>{t(`booking.warning.${warning}`)}</li>
        ))}
        {away !== '' && <li>{t('booking.alsoAway', { names: away })}</li>}
      </ul>
    </Alert>
  );
}

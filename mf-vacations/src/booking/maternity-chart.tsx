import type { MaternityPhase } from '@paga/contract/leave';
import { formatDate, formatPercent, Grid, Row } from '@paga/kit';
import { toDayNumber } from '@paga/payroll';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import '#booking/booking.css';

const daysOf = ({ from, to }: MaternityPhase): number => toDayNumber(to) - toDayNumber(from) + 1;

const payerText = ({ payer, percentage }: MaternityPhase, t: TFunction<'vacations'>): string =>
  t(`booking.phases.${payer}`, { percentage: formatPercent(percentage) });

/** Maternity leave as its phases: who pays which part of it (art. 49), each as long as it lasts; of other leave nothing. */
export function MaternityChart({
  phases = [],
}: {
  phases?: readonly MaternityPhase[] | undefined;
}): ReactElement | null {
  const { t } = useTranslation('vacations');
  if (phases.length === 0) return null;
  return (
    <figure className="leave-phases">
      <figcaption>{t('booking.phases.title')}</figcaption>
      <div className="leave-phases-strip" aria-hidden="true">
        {phases.map((phase) => (
          <span
            key={phase.payer}
            className={`leave-phase leave-phase-${phase.payer}`}
            style={{ flexGrow: daysOf(phase) }}
          />
        ))}
      </div>
      <Grid as="ul" gap={4}>
        {phases.map((phase) => (
          <Row as="li" gap={[2, 8]} key={phase.payer}>
            <span className={`leave-phase-mark leave-phase-${phase.payer}`} aria-hidden="true" />
            <span className="paga-number">
              {formatDate(phase.from)} – {formatDate(phase.to)}
            </span>
            <span>{payerText(phase, t)}</span>
          </Row>
        ))}
      </Grid>
      <p className="paga-hint">{t('booking.phases.hint')}</p>
    </figure>
  );
}

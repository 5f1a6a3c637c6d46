import type { Finding } from '@paga/contract/payroll';
import { formatNumber } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const [WIDTH, HEIGHT, EDGE] = [104, 26, 3];

/** The months before and this one as a line, this one as a dot; read out as least, most and now. Nothing where nothing is compared. */
export function PastPicture({ finding: { past, new: now } }: { finding: Finding }): ReactElement | null {
  const { t } = useTranslation('payroll');
  if (now === undefined || !past || past.length === 0) return null;
  const values = [...past, now];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE);
  const [lowest, highest] = [Math.min(...past), Math.max(...past)];
  const label = t('check.past', {
    count: past.length,
    least: formatNumber(lowest),
    most: formatNumber(highest),
    now: formatNumber(now),
  });
  return (
    <svg className="check-past" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(now)} r={EDGE} />
    </svg>
  );
}

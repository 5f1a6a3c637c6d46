import type { Finding } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedText } from './compared-text.ts';

const [WIDTH, HEIGHT, EDGE] = [104, 26, 3];

/** What a finding compares: the months before, what it would have been, what it is. Booked and counted leave days are compared too. */
function comparedOf({ past = [], old, new: now, leave }: Finding) {
  if (leave) return { past: [], old: leave.counted, now: leave.booked };
  return { past, old, now };
}

/** Whether a finding compares anything that can be drawn. */
export function isPictured(finding: Finding): boolean {
  const { past, old, now } = comparedOf(finding);
  return now !== undefined && (past.length > 0 || old !== undefined);
}

/** The months before and this one as a line, this one as a dot; without months what it should be and what it is as two bars. Nothing where nothing is compared. */
export function PastPicture({ finding }: { finding: Finding }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { past, old, now } = comparedOf(finding);
  if (now === undefined) return null;
  const text = comparedText(finding.code);
  if (past.length > 0) {
    const [least, most] = [Math.min(...past), Math.max(...past)].map(text);
    return (
      <Picture label={t('check.past', { count: past.length, least, most, now: text(now) })}>
        <Line past={past} now={now} />
      </Picture>
    );
  }
  if (old === undefined) return null;
  return (
    <Picture label={t('check.pair', { old: text(old), new: text(now) })}>
      <Bars old={old} now={now} />
    </Picture>
  );
}

function Picture({ label, children }: { label: string; children: ReactElement }): ReactElement {
  return (
    <svg className="check-past" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

function Line({ past, now }: { past: readonly number[]; now: number }): ReactElement {
  const values = [...past, now];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE);
  return (
    <>
      <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(now)} r={EDGE} />
    </>
  );
}

function Bars({ old, now }: { old: number; now: number }): ReactElement {
  const width = (value: number) => (Math.max(0, value) / (Math.max(old, now) || 1)) * WIDTH;
  const height = HEIGHT / 2 - 2;
  return (
    <>
      <rect className="check-past-old" width={width(old)} height={height} y={1} />
      <rect className="check-past-now" width={width(now)} height={height} y={HEIGHT / 2 + 1} />
    </>
  );
}

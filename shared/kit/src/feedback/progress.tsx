import { type ReactNode, useId } from 'react';
import './feedback.css';

type ProgressProps = {
  /** Done of `total`. */
  value: number;
  total: number;
  /** What is being done. */
  label: ReactNode;
  tone?: 'brand' | 'danger';
};

/** How far a long work is: a bar with n of total and the step. */
export function Progress({ value, total, label, tone = 'brand' }: ProgressProps): ReactNode {
  const id = useId();
  const share = total > 0 ? Math.min(1, Math.max(0, value / total)) : 0;
  return (
    <div className="paga-progress">
      <div className="paga-progress-text">
        <span id={id}>{label}</span>
        <span className="paga-number">{`${value} / ${total}`}</span>
      </div>
      <div
        className="paga-progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value}
      >
        <div className={`paga-progress-bar paga-fill-${tone}`} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { Row } from '#layout/layout.tsx';
import './feedback.css';

type ProgressProps = {
  /** What is being done. */
  label: ReactNode;
  tone?: 'brand' | 'danger';
} & (
  | {
      /** Done of `total`. */
      value: number;
      total: number;
    }
  | { value?: undefined; total?: undefined }
);

/** How far a long work is: a bar with n of total and the step. Without a total nobody knows how far: the bar moves, and says so to a reader. */
export function Progress({ value, total, label, tone = 'brand' }: ProgressProps): ReactNode {
  const id = useId();
  const known = total !== undefined;
  const share = known && total > 0 ? Math.min(1, Math.max(0, value / total)) : 0;
  return (
    <div>
      <Row gap={16} wrap={false} align="stretch" justify="between" className="paga-progress-text">
        <span id={id}>{label}</span>
        {known && <span className="paga-number">{`${value} / ${total}`}</span>}
      </Row>
      <div
        className="paga-progress-track"
        role="progressbar"
        aria-labelledby={id}
        {...(known && { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': value })}
      >
        <div
          className={`paga-progress-bar paga-fill-${tone}${known ? '' : ' paga-progress-moves'}`}
          style={known ? { width: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '#brand/icon.tsx';
import { Row } from '#layout/layout.tsx';
import './page.css';

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** Change against the period before: its text and where it points. */
  delta?: { value: ReactNode; direction: 'up' | 'down' | 'same'; hint?: ReactNode };
};

/** One figure with its name and, when given, its change. The change is grey: more is not better in payroll. */
export function StatCard({ label, value, delta }: StatCardProps): ReactNode {
  return (
    <div className="paga-stat">
      <div className="paga-stat-label">{label}</div>
      <div className="paga-stat-value paga-number">{value}</div>
      {delta && (
        <Row gap={4} wrap={false} className="paga-number paga-muted paga-small">
          {delta.direction !== 'same' && (
            <Icon name={delta.direction === 'up' ? 'arrowUp' : 'arrowDown'} size={12} />
          )}
          {delta.value}
          {delta.hint && <span className="paga-hint"> {delta.hint}</span>}
        </Row>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { missing } from '#format/format.ts';
import './display.css';

/** One labelled value; a missing one is shown as a dash. `hint` explains it in small letters. */
export type Detail = { key: string; label: ReactNode; value: ReactNode; hint?: ReactNode; wide?: boolean };

/** Labels and values for reading, in as many columns as fit (`columns` at most). */
export function DetailList({
  items,
  columns = 2,
}: {
  items: readonly Detail[];
  columns?: 1 | 2 | 3;
}): ReactNode {
  return (
    <dl className={`paga-details paga-details-${columns}`}>
      {items.map((item) => (
        <div key={item.key} className={item.wide ? 'paga-detail paga-detail-wide' : 'paga-detail'}>
          <dt>{item.label}</dt>
          <dd>
            {item.value === null || item.value === undefined || item.value === '' ? missing : item.value}
            {item.hint && <small className="paga-hint">{item.hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

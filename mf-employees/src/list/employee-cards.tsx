import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { Icon, Money, type Selection } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmployeeMarks } from './employee-marks.tsx';
import { PersonCell } from './person-cell.tsx';

type EmployeeCardsProps = {
  rows: readonly EmployeeListRow[];
  label: string;
  /** Undefined: nobody is being chosen, and the cards have no boxes. */
  selection: Selection | undefined;
};

/** The rows of one page on a phone: who it is, what they do and where, the gross pay; a card opens its employee. */
export function EmployeeCards({ rows, label, selection }: EmployeeCardsProps): ReactNode {
  const flip = ({ selected, onChange }: Selection, id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <ul className="employee-cards" aria-label={label}>
      {rows.map((row) => (
        <EmployeeCard
          key={row.id}
          row={row}
          chosen={selection?.selected.has(row.id)}
          onFlip={() => selection && flip(selection, row.id)}
        />
      ))}
    </ul>
  );
}

type EmployeeCardProps = { row: EmployeeListRow; chosen: boolean | undefined; onFlip: () => void };

function EmployeeCard({ row, chosen, onFlip }: EmployeeCardProps): ReactNode {
  const { t } = useTranslation('employees');
  const hasMarks = Boolean(row.contractMark || row.birthday);
  const facts = [row.occupation, ...row.sectors].filter(Boolean).join(' · ');
  return (
    <li className="employee-card">
      {chosen !== undefined && (
        <label>
          <input type="checkbox" checked={chosen} onChange={onFlip} />
          <span className="paga-hidden">{t('employees.choose', { name: fullName(row) })}</span>
        </label>
      )}
      <Link to={`/employees/${row.id}`}>
        <span className="employee-card-lines">
          <PersonCell row={row} />
          {facts && <span className="employee-card-facts">{facts}</span>}
          {hasMarks && <EmployeeMarks row={row} />}
        </span>
        <Money value={row.bruttoSalary} />
        <Icon name="chevronRight" size={16} />
      </Link>
    </li>
  );
}

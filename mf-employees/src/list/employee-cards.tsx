import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { CardList, Icon, Money, type Selection } from '@paga/kit';
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
  const { t } = useTranslation('employees');
  return (
    <CardList
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      framed
      selection={selection}
      chooseText={(row) => t('employees.choose', { name: fullName(row) })}
      card={(row) => <EmployeeCard row={row} />}
    />
  );
}

function EmployeeCard({ row }: { row: EmployeeListRow }): ReactNode {
  const hasMarks = Boolean(row.leaves || row.contractMark || row.birthday);
  const facts = [row.occupation, ...row.sectors].filter(Boolean).join(' · ');
  return (
    <Link to={`/employees/${row.id}`} className="employee-card">
      <span className="employee-card-lines">
        <PersonCell row={row} />
        {facts && <span className="employee-card-facts paga-cut">{facts}</span>}
        {hasMarks && <EmployeeMarks row={row} />}
      </span>
      <Money value={row.bruttoSalary} />
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}

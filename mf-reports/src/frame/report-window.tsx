import { Modal } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { type Chip, FilterChips } from './filter-chips.tsx';
import './frame.css';

type ReportWindowProps = {
  title: string;
  /** What narrows the report; it stands in the address. */
  filters?: ReactNode;
  chips?: readonly Chip[];
  /** Download, mail, print. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The window of a report: its filters, what it shows, and what can be done with it. */
export function ReportWindow({
  title,
  filters,
  chips = [],
  actions,
  onClose,
  children,
}: ReportWindowProps): ReactElement {
  return (
    <Modal open title={title} onClose={onClose} footer={actions} width={1240}>
      {filters && <div className="report-filters">{filters}</div>}
      <FilterChips chips={chips} />
      {children}
    </Modal>
  );
}

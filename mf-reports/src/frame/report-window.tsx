import { Modal, Row } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { type Chip, FilterChips } from './filter-chips.tsx';
import './frame.css';

type ReportWindowProps = {
  title: string;
  /** Of which month, year or days, and of whom. */
  period: string;
  /** What narrows the report; it stands in the address. */
  filters?: ReactNode;
  chips?: readonly Chip[];
  /** What is to be known of the figures, above them. */
  note?: ReactNode;
  /** As wide as a table and a chart beside it need. */
  wide?: boolean;
  /** Download, mail, print. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The window of a report: its filters, what it shows, and what can be done with it. */
export function ReportWindow({
  title,
  period,
  filters,
  chips = [],
  note,
  wide,
  actions,
  onClose,
  children,
}: ReportWindowProps): ReactElement {
  return (
    <Modal
      open
      title={<span data-title={`${title}: ${period}`}>{title}</span>}
      onClose={onClose}
      footer={actions}
      width={wide ? 1360 : 1240}
    >
      {filters && (
        <Row gap={[8, 12]} className="report-filters">
          {filters}
        </Row>
      )}
      <FilterChips chips={chips} />
      {note}
      {children}
    </Modal>
  );
}

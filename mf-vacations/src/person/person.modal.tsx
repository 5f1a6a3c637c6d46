import { CloseFooter, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeavePanel } from './leave-panel.tsx';

type PersonModalProps = { person: { id: number; name: string }; onClose: () => void };

/** The window of an employee of the calendar's list. */
export function PersonModal({ person, onClose }: PersonModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <Modal
      open
      title={t('person.title', { name: person.name })}
      width={720}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      <LeavePanel employeeId={person.id} />
    </Modal>
  );
}

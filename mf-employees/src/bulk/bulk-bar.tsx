import { call } from '@paga/client';
import { type EmployeeAction, ENDED_AT_ONCE, exportSelectedEmployees } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { Button, Row } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ExportMenu } from '#bulk/export-menu.tsx';
import { counted } from '#counted.ts';
import { ActivateModal } from './activate.modal.tsx';
import { ContractChanges } from './contract-changes.tsx';
import { InviteButton } from './invite-button.tsx';
import type { Chosen } from './use-selection.ts';
import './bulk.css';
import { DeactivateModal } from './deactivate.modal.tsx';
import { DeleteModal } from './delete.modal.tsx';
import { RefusedModal } from './refused.modal.tsx';
import { useChangeEmployees } from './use-change-employees.ts';

type BulkBarProps = {
  /** The status that all of the chosen have. */
  status: EmployeeStatus;
  chosen: Chosen;
  /** Some of them leave on a day to come: they can stay after all. */
  someLeave: boolean;
  /** Leaves only these chosen: nobody, or who was refused. */
  onKeepOnly: (ids: readonly number[]) => void;
  /** Beside the count: the way to more. */
  children?: ReactNode;
};

/** What can be done with the chosen employees, with how many they are. */
export function BulkBar({ status, chosen, someLeave, onKeepOnly, children }: BulkBarProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const navigate = useNavigate();
  const mayEnd = useMayCall('endEmployment');
  const mayChange = useMayCall('changeEmployees');
  const [asked, setAsked] = useState<EmployeeAction | null>(null);
  const { changing, refused, forget } = useChangeEmployees(onKeepOnly);
  const employeeIds = [...chosen.keys()];
  const dialog = { chosen, changing, onClose: () => setAsked(null) };
  return (
    <Row as="section" className="bulk-bar" aria-label={t('bulk.title')}>
      <span className="bulk-count" aria-live="polite">
        {t('bulk.chosen', counted(chosen.size))}
      </span>
      {children}
      {mayChange && (status !== EmployeeStatus.active || someLeave) && (
        <Button onClick={() => setAsked('activate')}>{t('bulk.activate.open')}</Button>
      )}
      {status === EmployeeStatus.active && <ContractChanges ids={employeeIds} />}
      {mayEnd && status === EmployeeStatus.active && chosen.size <= ENDED_AT_ONCE && (
        <Button onClick={() => navigate(`/employees/end?people=${employeeIds.join(',')}`)}>
          {t('leaving.open')}
        </Button>
      )}
      {mayChange && status !== EmployeeStatus.inactive && (
        <Button onClick={() => setAsked('deactivate')}>{t('bulk.deactivate.open')}</Button>
      )}
      <InviteButton chosen={chosen} />
      <ExportMenu
        label={t('bulk.export')}
        fetchFile={(format) => call(exportSelectedEmployees, { body: { userId, employeeIds, format } })}
      />
      {mayChange && (
        <Button icon="trash" onClick={() => setAsked('delete')}>
          {t('bulk.delete.open')}
        </Button>
      )}
      <Button variant="link" onClick={() => onKeepOnly([])}>
        {t('bulk.clear')}
      </Button>
      {asked === 'activate' && <ActivateModal {...dialog} />}
      {asked === 'deactivate' && <DeactivateModal {...dialog} />}
      {asked === 'delete' && <DeleteModal {...dialog} />}
      {refused.length > 0 && <RefusedModal refused={refused} onClose={forget} />}
    </Row>
  );
}

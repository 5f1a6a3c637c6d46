import { query } from '@paga/client';
import { getLeaveApprovers, type LeaveApprover, type LeaveApprovers } from '@paga/contract/requests';
import { CloseFooter, ErrorState, Modal, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddScope } from './add-scope.tsx';
import { ApproverLine, type Scope } from './approver-line.tsx';

/** Who decides about leave: of everybody, of a sector, of a person; and who stands in. Each choice is saved at once. */
export function ApproversModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const approvers = useQuery({
    ...query(getLeaveApprovers, { query: { tenantId } }),
    meta: { silent: true },
  });
  return (
    <Modal
      open
      title={t('settings.leaveApprovers.title')}
      width={720}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      <Stack>
        <p>{t('settings.leaveApprovers.intro')}</p>
        {approvers.isPending && <SkeletonTable rows={3} columns={3} />}
        {approvers.isError && (
          <ErrorState detail={errorText(approvers.error)} onRetry={() => approvers.refetch()} />
        )}
        {approvers.data && <Lines approvers={approvers.data} />}
      </Stack>
    </Modal>
  );
}

const isOf = (
  one: Scope,
  { employeeId, sectorId }: Pick<LeaveApprover, 'employeeId' | 'sectorId'>,
): boolean => (one.employeeId ?? null) === employeeId && (one.sectorId ?? null) === sectorId;

/** The company stands first, with somebody named or not; then who is named for others, and what was just added. */
function Lines({ approvers: { named, deciders } }: { approvers: LeaveApprovers }): ReactElement {
  const { t } = useTranslation('vacations');
  const mayEdit = useMayCall('saveLeaveApprover');
  const [added, setAdded] = useState<Scope[]>([]);
  const company: Scope = { name: t('settings.leaveApprovers.everybody') };
  const others = named
    .filter(({ employeeId, sectorId }) => employeeId !== null || sectorId !== null)
    .map(({ employeeId, sectorId, name }): Scope => {
      return {
        name: name ?? '',
        ...(employeeId !== null && { employeeId }),
        ...(sectorId !== null && { sectorId }),
      };
    });
  const fresh = added.filter((one) => !named.some((rule) => isOf(one, rule)));
  const shown = [company, ...others, ...fresh];
  return (
    <>
      <ul className="paga-list">
        {shown.map((scope) => (
          <ApproverLine
            key={`${scope.employeeId ?? ''} ${scope.sectorId ?? ''}`}
            scope={scope}
            rule={named.find((rule) => isOf(scope, rule))}
            deciders={deciders}
            readOnly={!mayEdit}
          />
        ))}
      </ul>
      {mayEdit && <AddScope shown={shown} onAdd={(scope) => setAdded((before) => [...before, scope])} />}
    </>
  );
}

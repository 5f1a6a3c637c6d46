import { query } from '@paga/client';
import { getSectors, type Sector } from '@paga/contract/employees/sectors';
import { RowActions } from '@paga/forms';
import {
  Button,
  CloseFooter,
  EmptyState,
  ErrorState,
  Modal,
  Row,
  type SimpleColumn,
  SimpleTable,
  SkeletonTable,
} from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteSectorModal } from './delete-sector.modal.tsx';
import { SectorForm } from './sector.form.tsx';

type Doing = { add: true } | { rename: Sector } | { remove: Sector } | null;

/** The sectors of the company: add, rename, delete. */
export function SectorsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('employees');
  const { id } = useCompany();
  const errorText = useErrorText();
  const mayEdit = useMayCall('updateSector');
  const sectors = useQuery({ ...query(getSectors, { query: { tenantId: id } }), meta: { silent: true } });
  const [doing, setDoing] = useState<Doing>(null);
  const done = (): void => setDoing(null);
  const add = mayEdit && (
    <Button variant="primary" icon="plus" onClick={() => setDoing({ add: true })}>
      {t('settings.sectors.add')}
    </Button>
  );
  return (
    <Modal
      open
      title={t('settings.sectors.title')}
      onClose={onClose}
      width={560}
      footer={<CloseFooter onClose={onClose} />}
    >
      {sectors.isPending && <SkeletonTable rows={4} />}
      {sectors.isError && <ErrorState detail={errorText(sectors.error)} onRetry={sectors.refetch} />}
      {sectors.isSuccess && sectors.data.length === 0 && (
        <EmptyState title={t('settings.sectors.empty')} hint={t('settings.sectors.emptyHint')} action={add} />
      )}
      {sectors.isSuccess && sectors.data.length > 0 && (
        <>
          <Row justify="end">{add}</Row>
          <SectorTable sectors={sectors.data} mayEdit={mayEdit} onDo={setDoing} />
        </>
      )}
      {doing && 'add' in doing && <SectorForm onClose={done} />}
      {doing && 'rename' in doing && <SectorForm sector={doing.rename} onClose={done} />}
      {doing && 'remove' in doing && <DeleteSectorModal sector={doing.remove} onClose={done} />}
    </Modal>
  );
}

/** Who works there, and how many who left still belong to it. */
function People({ sector }: { sector: Sector }): ReactElement {
  const { t } = useTranslation('employees');
  const { employeeCount = 0, activeCount = employeeCount } = sector;
  const inactive = employeeCount - activeCount;
  return (
    <>
      {activeCount}
      {inactive > 0 && (
        <span className="paga-hint"> {t('settings.sectors.inactive', { count: inactive })}</span>
      )}
    </>
  );
}

type SectorTableProps = { sectors: readonly Sector[]; mayEdit: boolean; onDo: (next: Doing) => void };

function SectorTable({ sectors, mayEdit, onDo }: SectorTableProps): ReactElement {
  const { t } = useTranslation('employees');
  const columns: SimpleColumn<Sector>[] = [
    { key: 'name', title: t('settings.sectors.name'), render: ({ name }) => name },
    {
      key: 'people',
      title: t('settings.sectors.people'),
      align: 'right',
      render: (sector) => <People sector={sector} />,
    },
  ];
  const actions: SimpleColumn<Sector> = {
    key: 'actions',
    title: <span className="paga-hidden">{t('settings.sectors.actions')}</span>,
    align: 'right',
    width: 96,
    render: (sector) => (
      <RowActions
        actions={[
          {
            kind: 'edit',
            label: t('settings.sectors.renameOf', { name: sector.name }),
            onClick: () => onDo({ rename: sector }),
          },
          {
            kind: 'delete',
            label: t('settings.sectors.deleteOf', { name: sector.name }),
            onClick: () => onDo({ remove: sector }),
          },
        ]}
      />
    ),
  };
  return (
    <SimpleTable
      label={t('settings.sectors.title')}
      rows={sectors}
      columns={mayEdit ? [...columns, actions] : columns}
      rowKey={({ id }) => id}
    />
  );
}

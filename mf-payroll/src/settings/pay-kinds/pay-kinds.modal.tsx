import type { PayKind } from '@paga/contract/company/pay-kinds';
import { RowActions } from '@paga/forms';
import { Button, CloseFooter, ErrorState, Modal, SimpleTable, SkeletonTable, Stack, Tag } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PayKindModal } from './pay-kind.modal.tsx';
import { ReadyKinds } from './ready-kinds.tsx';
import { usePayKinds } from './use-pay-kinds.ts';

/** The kinds of pay of the company: what additions and deductions are called, how they are taxed, where they stand in the books. */
export function PayKindsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const mayEdit = useMayCall('savePayKind');
  const { data, error, refetch } = usePayKinds();
  const [open, setOpen] = useState<PayKind | 'new'>();
  return (
    <>
      <Modal
        open
        width={720}
        title={t('settings.payKinds.title')}
        onClose={onClose}
        footer={<CloseFooter onClose={onClose} />}
      >
        <Stack>
          <p className="paga-hint">{t('settings.payKinds.hint')}</p>
          {!data && error && <ErrorState detail={errorText(error)} onRetry={refetch} />}
          {!data && !error && <SkeletonTable rows={4} columns={3} />}
          {data && <KindTable kinds={data} mayEdit={mayEdit} onOpen={setOpen} />}
          {data && mayEdit && (
            <>
              <ReadyKinds kinds={data} />
              <div>
                <Button icon="plus" onClick={() => setOpen('new')}>
                  {t('settings.payKinds.add')}
                </Button>
              </div>
            </>
          )}
        </Stack>
      </Modal>
      {open && <PayKindModal kind={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type KindTableProps = { kinds: readonly PayKind[]; mayEdit: boolean; onOpen: (kind: PayKind) => void };

function KindTable({ kinds, mayEdit, onOpen }: KindTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <SimpleTable<PayKind>
      label={t('settings.payKinds.title')}
      rows={kinds}
      rowKey={({ id }) => id}
      stacks
      empty={<p className="paga-hint">{t('settings.payKinds.none')}</p>}
      columns={[
        {
          key: 'name',
          title: t('settings.payKinds.name'),
          render: ({ name, isActive }) => (
            <>
              {name} {!isActive && <Tag>{t('settings.payKinds.inactive')}</Tag>}
            </>
          ),
        },
        {
          key: 'field',
          title: t('settings.payKinds.field'),
          render: ({ field }) => t(`settings.payKinds.enters.${field}`),
        },
        { key: 'account', title: t('settings.payKinds.account'), render: ({ account }) => account },
        {
          key: 'actions',
          title: <span className="paga-hidden">{t('settings.payKinds.actions')}</span>,
          align: 'right',
          render: (kind) =>
            mayEdit && (
              <RowActions
                actions={[
                  {
                    kind: 'edit',
                    label: t('settings.payKinds.edit', { name: kind.name }),
                    onClick: () => onOpen(kind),
                  },
                ]}
              />
            ),
        },
      ]}
    />
  );
}

import { query } from '@paga/client';
import { getPasskeys, MOST_PASSKEYS, type Passkey } from '@paga/contract/identity/passkeys';
import {
  Alert,
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  type SimpleColumn,
  SimpleTable,
  SkeletonCard,
  Stack,
  Tag,
} from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPasskeyModal } from './add-passkey.modal.tsx';
import { RemovePasskeyModal } from './remove-passkey.modal.tsx';

const mayConfirm = ({ confirmsFrom }: Passkey) => new Date(confirmsFrom) <= new Date();

/** The own passkeys: added and removed after the password. */
export function PasskeysCard(): ReactNode {
  const { t } = useTranslation('shell');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const passkeys = useQuery(query(getPasskeys));
  if (passkeys.isPending) return <SkeletonCard />;
  const hasUsable = passkeys.data?.passkeys.some(mayConfirm) ?? false;
  return (
    <Card title={t('account.passkeys.title')}>
      {passkeys.isError ? (
        <ErrorState onRetry={() => void passkeys.refetch()} />
      ) : (
        <Stack gap={8}>
          <p>{t('account.passkeys.text')}</p>
          <PasskeyTable passkeys={passkeys.data.passkeys} onRemove={setRemoving} />
          <AddPasskey {...passkeys.data} onAdd={() => setAdding(true)} />
        </Stack>
      )}
      {adding && <AddPasskeyModal hasAnother={hasUsable} onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyModal passkey={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

type AddPasskeyProps = { origin: string; passkeys: readonly Passkey[]; onAdd: () => void };

/** The button, or why there is none: a passkey is made for one address. */
function AddPasskey({ origin, passkeys, onAdd }: AddPasskeyProps): ReactNode {
  const { t } = useTranslation('shell');
  if (location.origin !== origin)
    return <Alert tone="info">{t('account.passkeys.elsewhere', { origin })}</Alert>;
  if (passkeys.length >= MOST_PASSKEYS)
    return <p className="paga-hint">{t('account.passkeys.most', { count: MOST_PASSKEYS })}</p>;
  return (
    <div>
      <Button icon="plus" onClick={onAdd}>
        {t('account.passkeys.add')}
      </Button>
    </div>
  );
}

type PasskeyTableProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void };

function PasskeyTable({ passkeys, onRemove }: PasskeyTableProps): ReactNode {
  const { t } = useTranslation('shell');
  const columns: SimpleColumn<Passkey>[] = [
    {
      key: 'name',
      title: t('account.passkeys.name'),
      render: ({ name, synced }) => (
        <>
          {name} {synced && <Tag>{t('account.passkeys.synced')}</Tag>}
        </>
      ),
    },
    {
      key: 'created',
      title: t('account.passkeys.created'),
      render: ({ createdAt }) => <DateText value={createdAt.slice(0, 10)} />,
    },
    {
      key: 'confirms',
      title: t('account.passkeys.confirmsFrom'),
      render: (passkey) =>
        mayConfirm(passkey) ? (
          t('account.passkeys.confirmsNow')
        ) : (
          <DateText value={passkey.confirmsFrom.slice(0, 10)} />
        ),
    },
    {
      key: 'used',
      title: t('account.passkeys.used'),
      render: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('account.passkeys.never') : <DateText value={lastUsedAt.slice(0, 10)} />,
    },
    {
      key: 'remove',
      title: t('account.passkeys.action'),
      render: (passkey) => (
        <Button
          variant="link"
          aria-label={t('account.passkeys.removeOne', { name: passkey.name })}
          onClick={() => onRemove(passkey)}
        >
          {t('account.passkeys.remove')}
        </Button>
      ),
    },
  ];
  return (
    <SimpleTable
      label={t('account.passkeys.title')}
      rows={[...passkeys]}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('account.passkeys.none')} hint={t('account.passkeys.noneHint')} />}
      stacks
    />
  );
}

import type { RemoteToken } from '@paga/contract/remotes';
import { RowActions } from '@paga/forms';
import { formatDateTime, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartName } from './use-part-name.ts';

type TokenTableProps = { tokens: readonly RemoteToken[]; onEnd: (token: RemoteToken) => void };

/** The tokens, the newest first: of which part, who made it, when it was used last and until when it counts. */
export function TokenTable({ tokens, onEnd }: TokenTableProps): ReactElement {
  const { t } = useTranslation('admin');
  const partName = usePartName();
  const mayEnd = useMayCall('endRemoteToken');
  const columns: SimpleColumn<RemoteToken>[] = [
    {
      key: 'name',
      title: t('parts.tokens.name'),
      render: ({ name }) => <span className="paga-breaks">{name}</span>,
    },
    { key: 'remote', title: t('parts.tokens.part'), render: ({ remote }) => partName(remote) },
    {
      key: 'made',
      title: t('parts.tokens.made'),
      render: ({ madeBy, madeAt }) => (
        <>
          {formatDateTime(madeAt)}
          <small className="parts-said">{madeBy}</small>
        </>
      ),
    },
    {
      key: 'used',
      title: t('parts.tokens.used'),
      render: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('parts.tokens.never') : formatDateTime(lastUsedAt),
    },
    { key: 'until', title: t('parts.tokens.until'), render: ({ endsAt }) => <Until at={endsAt} /> },
    {
      key: 'end',
      title: t('parts.column.action'),
      width: 100,
      align: 'right',
      render: (token) =>
        mayEnd ? (
          <RowActions
            actions={[
              {
                word: t('parts.tokens.end'),
                label: t('parts.tokens.endOf', { name: token.name }),
                onClick: () => onEnd(token),
              },
            ]}
          />
        ) : null,
    },
  ];
  return (
    <SimpleTable
      label={t('parts.tokens.title')}
      rows={tokens}
      rowKey={({ id }) => id}
      columns={columns}
      stacks
      framed
    />
  );
}

function Until({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <>
      {formatDateTime(at)} {Date.parse(at) < Date.now() && <Tag tone="warning">{t('parts.tokens.over')}</Tag>}
    </>
  );
}

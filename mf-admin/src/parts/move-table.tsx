import type { RemoteMove } from '@paga/contract/remotes';
import { RowActions } from '@paga/forms';
import { formatDateTime, missing, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type MoveTableProps = {
  moves: readonly RemoteMove[];
  /** The build in use, which nobody goes back to. */
  inUse: string;
  onBack: (move: RemoteMove) => void;
};

/** What was in use of a part, since when, and who put it there. */
export function MoveTable({ moves, inUse, onBack }: MoveTableProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <SimpleTable
      label={t('parts.history.moves')}
      rows={moves}
      rowKey={({ registry }) => registry}
      columns={useColumns(inUse, onBack)}
      stacks
      framed
    />
  );
}

function useColumns(inUse: string, onBack: MoveTableProps['onBack']): SimpleColumn<RemoteMove>[] {
  const { t } = useTranslation('admin');
  const mayMove = useMayCall('moveRemoteBack');
  const wayBack = (move: RemoteMove): ReactNode => {
    // Where only some had it, the others had what another move tells.
    if (move.share !== null) return null;
    if (move.to === inUse) return <Tag tone="success">{t('parts.history.inUse')}</Tag>;
    if (!move.isThere) return <span className="paga-muted">{t('parts.history.gone')}</span>;
    return mayMove ? (
      <RowActions
        actions={[
          {
            word: t('parts.history.back'),
            label: t('parts.history.backTo', { version: move.to }),
            onClick: () => onBack(move),
          },
        ]}
      />
    ) : null;
  };
  return [
    { key: 'at', title: t('parts.history.at'), width: 150, render: ({ at }) => formatDateTime(at) },
    { key: 'who', title: t('parts.history.who'), render: (move) => <Who move={move} /> },
    { key: 'from', title: t('parts.history.from'), render: ({ from }) => build(from) },
    { key: 'to', title: t('parts.history.to'), render: To },
    { key: 'note', title: t('parts.history.note'), render: ({ note }) => note ?? missing },
    { key: 'back', title: t('parts.column.action'), width: 140, align: 'right', render: wayBack },
  ];
}

const build = (version: string | null): ReactNode =>
  version === null ? missing : <span className="paga-breaks">{version}</span>;

function To({ to, share }: RemoteMove): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <>
      {build(to)}
      {share !== null && <small className="parts-said">{t('parts.canary.some', { share })}</small>}
    </>
  );
}

function Who({ move: { kind, by, token } }: { move: RemoteMove }): ReactElement {
  const { t } = useTranslation('admin');
  const named = by ?? (token === null ? null : t('parts.history.withToken', { name: token }));
  return (
    <>
      {t(`parts.history.kind.${kind}`)}
      {named !== null && <small className="parts-said">{named}</small>}
    </>
  );
}

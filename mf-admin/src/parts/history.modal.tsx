import { query } from '@paga/client';
import { getRemoteMoves, type RemoteMove } from '@paga/contract/remotes';
import { CloseFooter, ErrorState, Modal, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackModal } from './back.modal.tsx';
import { BuildList } from './build-list.tsx';
import { MoveTable } from './move-table.tsx';

type HistoryProps = { part: { name: string; version: string }; title: string; onClose: () => void };

/** The moves of one part, newest first, each with a way back to it, and the builds of it that lie on the server. */
export function HistoryModal({ part, title, onClose }: HistoryProps): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { name } = part;
  const { data, error, refetch } = useQuery({
    ...query(getRemoteMoves, { params: { name } }),
    meta: { silent: true },
  });
  const [back, setBack] = useState<RemoteMove | null>(null);
  return (
    <>
      <Modal
        open={back === null}
        title={t('parts.history.title', { name: title })}
        width={960}
        onClose={onClose}
        footer={<CloseFooter onClose={onClose} />}
      >
        {error && !data && (
          <ErrorState title={t('parts.history.failed')} detail={errorText(error)} onRetry={refetch} />
        )}
        {!error && !data && <SkeletonTable rows={3} columns={4} />}
        {data && (
          <Stack>
            {data.moves.length > 0 ? (
              <MoveTable moves={data.moves} inUse={part.version} onBack={setBack} />
            ) : (
              <p className="paga-hint">{t('parts.history.none')}</p>
            )}
            <BuildList builds={data.builds} inUse={part.version} />
          </Stack>
        )}
      </Modal>
      {back && <BackModal name={name} title={title} move={back} onClose={() => setBack(null)} />}
    </>
  );
}

import { invalidates, mutation, query } from '@paga/client';
import { endRemoteToken, getRemoteTokens, type RemoteToken } from '@paga/contract/remotes';
import { Alert, Button, Card, ConfirmModal, ErrorState, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTokenModal } from './new-token.modal.tsx';
import { TokenTable } from './token-table.tsx';

/** With what parts are published over HTTP: the tokens there are, a new one, the end of one. */
export function TokenCard({ remotes }: { remotes: readonly string[] }): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const mayMake = useMayCall('makeRemoteToken');
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<RemoteToken | null>(null);
  const { data, error, refetch } = useQuery({ ...query(getRemoteTokens, {}), meta: { silent: true } });
  const button = mayMake && (
    <Button icon="plus" onClick={() => setMaking(true)}>
      {t('parts.tokens.new')}
    </Button>
  );
  return (
    <Card title={t('parts.tokens.title')} extra={button}>
      <Stack>
        <p className="paga-hint">{t('parts.tokens.hint')}</p>
        {error && !data && (
          <ErrorState title={t('parts.tokens.failed')} detail={errorText(error)} onRetry={refetch} />
        )}
        {!error && !data && <SkeletonTable rows={2} columns={4} />}
        {data?.length === 0 && <p className="paga-hint">{t('parts.tokens.none')}</p>}
        {data && data.length > 0 && <TokenTable tokens={data} onEnd={setEnding} />}
      </Stack>
      {making && <NewTokenModal remotes={remotes} onClose={() => setMaking(false)} />}
      {ending && <EndToken token={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

function EndToken({ token, onClose }: { token: RemoteToken; onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const client = useQueryClient();
  const end = useMutation({
    ...mutation(endRemoteToken),
    onSuccess: async () => {
      await client.invalidateQueries(invalidates(getRemoteTokens));
      onClose();
    },
    meta: { silent: true },
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('parts.tokens.endQuestion', { name: token.name })}
      confirmText={t('parts.tokens.end')}
      loading={end.isPending}
      onConfirm={() => end.mutate({ params: { id: token.id } })}
      onClose={onClose}
    >
      {end.error && <Alert tone="danger" title={errorText(end.error)} />}
      <p>{t('parts.tokens.endHint')}</p>
    </ConfirmModal>
  );
}

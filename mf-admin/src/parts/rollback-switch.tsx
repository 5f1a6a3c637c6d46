import { mutation, query } from '@paga/client';
import { getRemotes, type RemoteState, switchRollback } from '@paga/contract/remotes';
import { Alert, Row, Stack, Switch } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a part goes back to its last good build by itself, and what it has gone back from. */
export function RollbackSwitch({ part }: { part: RemoteState }): ReactElement {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...mutation(switchRollback),
    onSuccess: () => client.invalidateQueries({ queryKey: query(getRemotes, {}).queryKey }),
  });
  const { name, goesBack, withdrawn } = part;
  return (
    <Stack>
      {withdrawn.length > 0 && (
        <Alert tone="info" title={t('parts.withdrawn', { versions: withdrawn.join(', ') })} />
      )}
      <Row gap={16} wrap={false} justify="between">
        <p>{t('parts.goesBack')}</p>
        <Switch
          label={t('parts.goesBack')}
          value={goesBack}
          loading={isPending}
          onChange={(on) => mutate({ params: { name }, body: { on } })}
        />
      </Row>
    </Stack>
  );
}

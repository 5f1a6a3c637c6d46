import { invalidates, mutation } from '@paga/client';
import { getRemoteTokens, makeRemoteToken, RemoteName, TokenName } from '@paga/contract/remotes';
import { Alert, Button, CloseFooter, Input, Modal, NativeSelect, Row, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MadeToken } from './made-token.tsx';
import { usePartName } from './use-part-name.ts';

type NewTokenProps = { remotes: readonly string[]; onClose: () => void };

/** Makes a token for one part and shows its secret, this once. */
export function NewTokenModal({ remotes, onClose }: NewTokenProps): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    ...mutation(makeRemoteToken),
    onSuccess: () => client.invalidateQueries(invalidates(getRemoteTokens)),
    meta: { silent: true },
  });
  return (
    <Modal open title={t('parts.tokens.new')} onClose={onClose} footer={<CloseFooter onClose={onClose} />}>
      <Stack>
        {error && <Alert tone="danger" title={errorText(error)} />}
        {data ? (
          <MadeToken secret={data.secret} />
        ) : (
          <NewToken remotes={remotes} busy={isPending} onMake={(body) => mutate({ body })} />
        )}
      </Stack>
    </Modal>
  );
}

type NewTokenFieldsProps = {
  remotes: readonly string[];
  busy: boolean;
  onMake: (body: { remote: string; name: string }) => void;
};

const ANOTHER = '';
const REMOTE = /^[a-z]{1,40}$/;

function NewToken({ remotes, busy, onMake }: NewTokenFieldsProps): ReactElement {
  const { t } = useTranslation('admin');
  const partName = usePartName();
  const [newId, nameId] = [useId(), useId()];
  const [chosen, setChosen] = useState(remotes[0] ?? ANOTHER);
  const [another, setAnother] = useState('');
  const [name, setName] = useState('');
  const remote = chosen === ANOTHER ? another : chosen;
  return (
    <>
      <Row>
        <span aria-hidden>{t('parts.tokens.part')}</span>
        <NativeSelect
          label={t('parts.tokens.part')}
          value={chosen}
          options={[
            ...remotes.map((value) => ({ value, label: partName(value) })),
            { value: ANOTHER, label: t('parts.tokens.another') },
          ]}
          onChange={setChosen}
        />
      </Row>
      {chosen === ANOTHER && (
        <div>
          <label htmlFor={newId}>{t('parts.tokens.anotherName')}</label>
          <Input
            id={newId}
            value={another}
            maxLength={RemoteName.max}
            onChange={(event) => setAnother(event.target.value)}
          />
        </div>
      )}
      <div>
        <label htmlFor={nameId}>{t('parts.tokens.name')}</label>
        <Input
          id={nameId}
          value={name}
          maxLength={TokenName.max}
          placeholder={t('parts.tokens.nameExample')}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div>
        <Button
          variant="primary"
          loading={busy}
          disabled={name.trim() === '' || !REMOTE.test(remote)}
          onClick={() => onMake({ remote, name: name.trim() })}
        >
          {t('parts.tokens.make')}
        </Button>
      </div>
    </>
  );
}

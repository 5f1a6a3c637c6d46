import { isApiError, mutation } from '@paga/client';
import { removeOwnPhoto, uploadOwnPhoto } from '@paga/contract/identity/account';
import { Avatar, Button, FileButton, Row, Stack } from '@paga/kit';
import { useErrorText, useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptUser } from '#session/session.ts';

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';

/** The own photo, which only the person sees: chosen, changed, taken away. */
export function OwnPhoto(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const errorText = useErrorText();
  const sending = useMutation({
    ...mutation(uploadOwnPhoto),
    meta: { silent: true },
    onSuccess: ({ photo }) => adoptUser({ photo }),
  });
  const removing = useMutation({
    ...mutation(removeOwnPhoto),
    onSuccess: () => adoptUser({ photo: null }),
  });
  const fault = sending.error;
  return (
    <Row gap={16} wrap={false}>
      <Avatar name={user.name} src={user.photo} size={72} />
      <Stack gap={8}>
        <Row>
          <FileButton
            icon="camera"
            accept={ACCEPT}
            label={t(user.photo ? 'account.photo.change' : 'account.photo.choose')}
            loading={sending.isPending}
            onPick={([photo]) => photo && sending.mutate({ body: { photo } })}
          />
          {user.photo && (
            <Button variant="link" loading={removing.isPending} onClick={() => removing.mutate({})}>
              {t('account.photo.remove')}
            </Button>
          )}
        </Row>
        <span className="paga-hint">{t('account.photo.hint')}</span>
        <span role="alert" className="paga-field-error">
          {fault && (isApiError(fault) ? errorText(fault) : t('errors.INTERNAL'))}
        </span>
      </Stack>
    </Row>
  );
}

import { invalidates, mutation } from '@paga/client';
import { addAuthenticator, getAuthenticator } from '@paga/contract/identity/authenticator';
import { getTwoFactor } from '@paga/contract/identity/two-factor';
import { TWO_FACTOR_CODE } from '@paga/contract/limits';
import { FormField, Input, ModalForm, Stack, useToast } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import './authenticator.css';

/** What the server shows once: the secret, and the address that a QR code says. */
export type Started = { secret: string; address: string };

/** Loaded where somebody sets an app up. */
const QrCode = lazy(async () => {
  const { QRCodeSVG } = await import(/* webpackChunkName: "qr-code" */ '@rc-component/qrcode');
  return { default: QRCodeSVG };
});

const QR_PIXELS = 180;
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

type ScanModalProps = {
  started: Started;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows the new secret, and switches the app on with a code that it makes of it. */
export function ScanModal({ started, onCodes, onClose }: ScanModalProps): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const textOf = useTextOf();
  const adding = useMutation({
    ...mutation(addAuthenticator),
    onSuccess: async ({ codes }) => {
      onCodes(codes);
      // The app switches two-factor sign-in on as well.
      await Promise.all(
        [getAuthenticator, getTwoFactor].map((changed) => client.invalidateQueries(invalidates(changed))),
      );
      toast.success(t('account.app.on'));
    },
    meta: { silent: true },
  });
  return (
    <ModalForm<{ code: string }>
      open
      title={t('account.app.setUpTitle')}
      submitText={t('account.app.switchOn')}
      error={adding.error ? textOf(adding.error) : undefined}
      onSubmit={(body) => adding.mutateAsync({ body })}
      onClose={onClose}
      lead={<Secret {...started} />}
      focusOn="code"
      width={440}
    >
      <FormField
        name="code"
        label={t('account.app.code')}
        normalize={(text: string) => text.replace(/\D/g, '').slice(0, 6)}
        rules={[{ pattern: TWO_FACTOR_CODE, message: t('account.app.digitsInvalid') }]}
        required
      >
        <Input inputMode="numeric" autoComplete="one-time-code" />
      </FormField>
    </ModalForm>
  );
}

function Secret({ secret, address }: Started): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Stack gap={8}>
      <p>{t('account.app.scan')}</p>
      <div className="authenticator-qr">
        <Suspense fallback={null}>
          <QrCode value={address} size={QR_PIXELS} marginSize={4} title={t('account.app.qr')} />
        </Suspense>
      </div>
      <p>
        <a href={address}>{t('account.app.open')}</a>
      </p>
      <dl className="authenticator-secret">
        <dt>{t('account.app.secret')}</dt>
        <dd>
          <code>{inGroups(secret)}</code>
        </dd>
      </dl>
    </Stack>
  );
}

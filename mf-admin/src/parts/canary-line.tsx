import { mutation } from '@paga/client';
import { promoteCanary, type RemoteState } from '@paga/contract/remotes';
import { Alert, Button, NativeSelect, Row } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmMove } from './confirm-move.tsx';
import { useMoved } from './use-moved.ts';

type Canary = NonNullable<RemoteState['canary']>;
type CanaryProps = { name: string; title: string; canary: Canary };

/** The build of a part that some companies have, and the way on: to more of them, to all, or back. */
export function CanaryLine({ name, title, canary }: CanaryProps): ReactElement {
  const { t } = useTranslation('admin');
  const mayMove = useMayCall('promoteCanary');
  const [open, setOpen] = useState(false);
  const { version, share, companies } = canary;
  return (
    <>
      <Alert
        tone="info"
        title={t('parts.canary.has', { version, share, count: companies })}
        action={
          mayMove && (
            <Button aria-label={t('parts.canary.decideOf', { name: title })} onClick={() => setOpen(true)}>
              {t('parts.canary.decide')}
            </Button>
          )
        }
      />
      {open && <CanaryModal name={name} title={title} canary={canary} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shares of a hundred companies that are offered besides the one there is; all and none always. */
const SHARES = [5, 10, 25, 50];
const [ALL, NONE] = ['100', '0'];

function CanaryModal({ name, title, canary, onClose }: CanaryProps & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const moved = useMoved(onClose);
  const [chosen, setChosen] = useState(ALL);
  const { version } = canary;
  const others = SHARES.filter((share) => share !== canary.share).map(String);
  const options = [
    { value: ALL, label: t('parts.canary.all') },
    ...others.map((value) => ({ value, label: t('parts.canary.some', { share: Number(value) }) })),
    { value: NONE, label: t('parts.canary.none') },
  ];
  const said = { [ALL]: 'allHint', [NONE]: 'noneHint' } as const;
  const moving = useMutation({
    ...mutation(promoteCanary),
    onSuccess: (now) =>
      moved(t('parts.canary.moved', { name: title, version: now.canary?.version ?? now.version })),
    meta: { silent: true },
  });
  const onConfirm = (noted: { note?: string }) =>
    moving.mutate({ params: { name }, body: { share: Number(chosen), ...noted } });
  return (
    <ConfirmMove
      danger={chosen === NONE}
      question={t('parts.canary.question', { name: title, version })}
      confirmText={t('parts.canary.confirm')}
      moving={moving}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Row>
        <span aria-hidden>{t('parts.canary.who')}</span>
        <NativeSelect label={t('parts.canary.who')} value={chosen} options={options} onChange={setChosen} />
      </Row>
      <p>{t(`parts.canary.${said[chosen as keyof typeof said] ?? 'someHint'}`)}</p>
    </ConfirmMove>
  );
}

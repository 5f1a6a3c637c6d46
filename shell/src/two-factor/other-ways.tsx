import { call } from '@paga/client';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { Button, Stack } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#session/ticket.ts';
import type { StepProps, Way } from './two-factor-props.ts';

type OtherWaysProps = Pick<StepProps, 'ticket' | 'mailed' | 'onWay'> & {
  current: Way;
  busy: boolean;
  onError: (error: unknown) => void;
};

const TEXTS = {
  passkey: 'twoFactor.passkey.use',
  app: 'twoFactor.app.use',
  mail: 'twoFactor.passkey.byCode',
  recovery: 'twoFactor.recovery.use',
} as const;

/** The ways that a ticket has, the usual ones first; a passkey that is too new to stand alone leaves the mailed code. */
export function waysOf({ passkey, app, young }: Ticket): Way[] {
  if (young) return ['mail'];
  const ways: [Way, boolean | undefined][] = [
    ['passkey', passkey],
    ['app', app],
    ['mail', true],
    ['recovery', app],
  ];
  return ways.filter(([, has]) => has).map(([way]) => way);
}

/** What else the step can be taken with; nothing where there is nothing else. */
export function OtherWays({ ticket, mailed, current, busy, onWay, onError }: OtherWaysProps): ReactNode {
  const { t } = useTranslation('shell');
  const [sending, setSending] = useState(false);
  const others = waysOf(ticket).filter((way) => way !== current);
  const go = async (way: Way): Promise<void> => {
    if (way !== 'mail' || mailed) return onWay(way);
    setSending(true);
    onError(null);
    await call(sendTwoFactorCode)
      .then(() => onWay(way))
      .catch((caught: unknown) => {
        onError(caught);
        setSending(false);
      });
  };
  if (others.length === 0) return null;
  return (
    <Stack gap={4}>
      {others.map((way) => (
        <div key={way}>
          <Button variant="link" disabled={busy || sending} onClick={() => go(way)}>
            {t(TEXTS[way])}
          </Button>
        </div>
      ))}
    </Stack>
  );
}

import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviteModal } from './invite.modal.tsx';
import type { Chosen } from './use-selection.ts';

/** Invites the chosen employees to their own pages. */
export function InviteButton({ chosen }: { chosen: Chosen }): ReactNode {
  const { t } = useTranslation('employees');
  const mayInvite = useMayCall('inviteToOwnPage');
  const [isOpen, setOpen] = useState(false);
  if (!mayInvite) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ownPage.open')}</Button>
      {isOpen && <InviteModal chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}

import { call, invalidates } from '@paga/client';
import type { OutputOf } from '@paga/contract/endpoint';
import { getOwnPages, inviteToOwnPage, MOST_INVITED } from '@paga/contract/own/invitations';
import { useToast } from '@paga/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type Skipped = OutputOf<typeof inviteToOwnPage>['skipped'];

/** So many at once as the server takes. */
function parts(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / MOST_INVITED);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MOST_INVITED, (at + 1) * MOST_INVITED));
}

/** Invites employees to their own pages; who cannot be mailed is answered, with the reason. */
export function useInvite() {
  const { t } = useTranslation('employees');
  const refusalText = useRefusalText();
  const toast = useToast();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** Undefined: it failed, and `problem` says why. */
  const invite = async (ids: readonly number[]): Promise<Skipped | undefined> => {
    setBusy(true);
    setProblem('');
    const skipped: Skipped = [];
    let invited = 0;
    try {
      for (const part of parts(ids)) {
        const answer = await call(inviteToOwnPage, { body: { ids: part } });
        invited += answer.invited;
        skipped.push(...answer.skipped);
      }
      if (invited > 0) toast.success(t('ownPage.invited', counted(invited)));
      return skipped;
    } catch (error) {
      setProblem(refusalText(error));
      return undefined;
    } finally {
      setBusy(false);
      void client.invalidateQueries(invalidates(getOwnPages));
    }
  };
  return { invite, problem, busy };
}

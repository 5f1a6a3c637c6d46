import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { confirmWithPasskey } from '#passkeys/confirm-with-passkey.ts';
import type { OpenQuestion } from './step-up-question.ts';

/** Answers a question with a passkey. */
export function usePasskeyGrant({ companyId, answer }: OpenQuestion): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: () => confirmWithPasskey(companyId),
    onSuccess: () => answer(true),
    meta: { silent: true },
  });
}

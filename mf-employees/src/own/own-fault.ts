import { isApiError } from '@paga/client';

/** Why a proposal was not taken, as a key below `own`. */
export function ownFault(error: unknown): 'moved' | 'waiting' | 'notSent' {
  if (isApiError(error, 'CONFLICT')) return 'moved';
  return isApiError(error, 'REQUESTS_WAITING') ? 'waiting' : 'notSent';
}

/** Whether the server found something wrong with what was typed. */
export const isTypedWrong = (error: unknown): boolean => isApiError(error, 'VALIDATION_FAILED');

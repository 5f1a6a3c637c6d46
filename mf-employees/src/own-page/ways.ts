import type { OwnInvitationWay } from '@paga/contract/own/invitations';

/** Those whom a mail could bring to somebody else: the office prints a letter. */
export const isByLetter = (way: OwnInvitationWay | 'joined' | 'tooOften'): boolean =>
  way === 'noAddress' || way === 'shared' || way === 'officeUser';

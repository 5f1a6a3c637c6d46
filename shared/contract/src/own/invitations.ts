import { z } from 'zod';
import { editorInCompany, linkedEditorInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { changesPeople } from '#core/step-up.ts';

/** So many are asked about, or invited, at once. */
export const MOST_INVITED = 500;

/** `over`: an invitation that nobody answered in 14 days, or whose digits were wrong five times. */
export const OwnPageState = z.enum(['notInvited', 'invited', 'over', 'joined', 'ended']);
export type OwnPageState = z.infer<typeof OwnPageState>;

/**
 * How somebody can be invited. By letter where a mail could reach somebody else: there is no address (`noAddress`), two people of the company share it
 * (`shared`), or it is that of a user of the office by another name (`officeUser`). Not at all: without a personal number (`noNumber`), a draft, or deleted.
 */
export const OwnInvitationWay = z.enum(['mail', 'noAddress', 'shared', 'officeUser', 'noNumber', 'draft']);
export type OwnInvitationWay = z.infer<typeof OwnInvitationWay>;

/** Why a page ended: by the office, because the office changed the e-mail, or a newer one took its place. */
export const OwnEndReason = z.enum(['office', 'email', 'replaced']);

/** Where an employee stands with the own page. `by`: who invited, or ended it. Moments are ISO texts. */
export const OwnPageOf = z.object({
  employeeId: Id,
  state: OwnPageState,
  way: OwnInvitationWay,
  address: z.string().nullable(),
  invitedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  joinedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: OwnEndReason.nullable(),
  by: z.string().nullable(),
});
export type OwnPageOf = z.infer<typeof OwnPageOf>;

/** Where these employees stand with the own page. `page`: whether the company has switched it on. */
export const getOwnPages = endpoint({
  method: 'GET',
  path: '/own-pages',
  summary: 'Where employees stand with the own page',
  query: z.strictObject({ ids: z.array(QueryId).min(1).max(MOST_INVITED) }),
  response: z.object({ page: z.boolean(), people: z.array(OwnPageOf) }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: editorInCompany,
});

/** Why somebody was not mailed an invitation. */
export const OwnSkip = z.enum([
  'joined',
  'noAddress',
  'shared',
  'officeUser',
  'noNumber',
  'draft',
  'tooOften',
]);

/** Mails invitations; a newer one ends the one before. Who cannot be mailed one is named with the reason. */
export const inviteToOwnPage = endpoint({
  method: 'POST',
  path: '/own-pages/invitations',
  summary: 'Invite employees to the own page',
  body: z.strictObject({ ids: z.array(Id).min(1).max(MOST_INVITED) }),
  response: z.object({
    invited: z.int(),
    skipped: z.array(z.object({ employeeId: Id, name: z.string(), why: OwnSkip })),
  }),
  errors: ['OWN_PAGE_OFF'],
  effect: 'write',
  stepUp: changesPeople,
  access: linkedEditorInCompany,
});

/** A letter with a one-time code, as a PDF, for somebody whom no mail may invite (`OWN_MAIL_REACHES` otherwise). A newer one ends the one before. */
export const printOwnLetter = endpoint({
  method: 'POST',
  path: '/own-pages/{id}/letter',
  summary: 'Print an invitation to the own page',
  params: z.strictObject({ id: QueryId }),
  response: 'file',
  errors: ['NOT_FOUND', 'OWN_PAGE_OFF', 'OWN_MAIL_REACHES', 'OWN_NOT_INVITABLE'],
  effect: 'write',
  carries: 'person',
  stepUp: changesPeople,
  access: linkedEditorInCompany,
});

/** Ends the own page of an employee, or an invitation to it, at once. */
export const endOwnPage = endpoint({
  method: 'POST',
  path: '/own-pages/{id}/end',
  summary: 'End the own page of an employee',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: linkedEditorInCompany,
});

import { z } from 'zod';
import { inCompany, linkedEditorInCompany, linkedInCompany, ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { countedSpan } from '#core/spans.ts';
import { LeaveDate } from '../leave/leave-date.ts';
import { PreviewRefusal } from '../leave/preview.ts';
import { RequestLimits } from './limits.ts';

/** How a report of sickness stands. Nobody agrees to it or refuses it: it is `booked` as sick leave, or `setAside` with a word why, or withdrawn by the person. */
export const SicknessState = z.enum(['reported', 'booked', 'setAside', 'withdrawn']);
export type SicknessState = z.infer<typeof SicknessState>;

/** Days on which somebody is sick, as they reported it. `hasNote`: with a photo of the note. `settledBy` is the name of who settled it, `answer` what they said. */
export const Sickness = z.object({
  id: Id,
  from: CivilDate,
  to: CivilDate,
  hasNote: z.boolean(),
  state: SicknessState,
  reportedAt: z.string(),
  settledBy: z.string().nullable(),
  settledAt: z.string().nullable(),
  answer: z.string().nullable(),
});
export type Sickness = z.infer<typeof Sickness>;

/** Most reports of one person that wait at a time. */
export const OPEN_SICKNESS = 5;

/** The sickness that the person whose page it is has reported, the newest first, at most fifty. */
export const getOwnSickness = endpoint({
  method: 'GET',
  path: '/own/sickness',
  summary: 'Sickness that I have reported',
  response: z.array(Sickness),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/**
 * Reports sickness. `note` is a photo of the doctor's note: of what is sent only the picture is kept, drawn anew and encrypted, so no place, time or device that a phone writes into it. `CONFLICT` for days of which
 * a report waits already, `REQUESTS_WAITING` while `OPEN_SICKNESS` wait.
 */
export const reportSickness = endpoint({
  method: 'POST',
  path: '/own/sickness',
  summary: 'Report sickness',
  body: countedSpan(
    z
      .strictObject({ from: LeaveDate, to: LeaveDate, note: z.file().optional() })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not before the first day' }),
  ),
  bodyType: 'multipart',
  response: Sickness,
  errors: [
    ...(['CONFLICT', 'REQUESTS_WAITING', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'] as const),
    ...(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ],
  effect: 'write',
  heavy: true,
  access: ownEmployee,
});

/** Takes back a report that nobody has settled; `NOT_FOUND` for one of somebody else, `CONFLICT` for one that is settled. */
export const withdrawSickness = endpoint({
  method: 'POST',
  path: '/own/sickness/{id}/withdraw',
  summary: 'Take back a report of sickness',
  params: z.strictObject({ id: QueryId }),
  response: Sickness,
  errors: ['NOT_FOUND', 'CONFLICT', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});

/** The same as the office sees it. */
export const OfficeSickness = Sickness.extend({ employeeId: Id, employeeName: z.string() });
export type OfficeSickness = z.infer<typeof OfficeSickness>;

/** Sickness that employees have reported: what waits, the oldest first, or the last hundred that are settled. */
export const getSickness = endpoint({
  method: 'GET',
  path: '/requests/sickness',
  summary: 'Sickness that employees have reported',
  query: z.strictObject({ tenantId: QueryId, of: z.enum(['open', 'decided']) }),
  companyIn: 'query.tenantId',
  response: z.array(OfficeSickness),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** What became of it. With a `refusal` nothing was changed: it cannot be booked like this. */
export const SettledSickness = z.object({ sickness: OfficeSickness, refusal: PreviewRefusal.nullable() });
export type SettledSickness = z.infer<typeof SettledSickness>;

/** Books reported sickness as sick leave by the check of every booking, with `giveBackAnnual` as `storeVacation` does; or sets it aside with a word why. `CONFLICT` when it is settled already. */
export const settleSickness = endpoint({
  method: 'POST',
  path: '/requests/sickness/{id}',
  summary: 'Book reported sickness, or set it aside',
  params: z.strictObject({ id: QueryId }),
  body: z
    .strictObject({
      tenantId: Id,
      settle: z.enum(['book', 'setAside']),
      giveBackAnnual: z.boolean().optional(),
      answer: z.string().trim().min(1).max(RequestLimits.note).optional(),
    })
    .refine(({ settle, answer }) => settle === 'book' || answer !== undefined, {
      path: ['answer'],
      message: 'a word why',
    }),
  companyIn: 'body.tenantId',
  response: SettledSickness,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: linkedInCompany,
});

/** The photo of a note; each time it is opened is a line of the audit log. */
export const openSicknessNote = endpoint({
  method: 'POST',
  path: '/requests/sickness/{id}/note',
  summary: 'Open the photo of a sick note',
  params: z.strictObject({ id: QueryId }),
  body: z.strictObject({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: 'file',
  errors: ['NOT_FOUND', 'COMPANY_READ_ONLY'],
  effect: 'write',
  carries: 'person',
  access: linkedEditorInCompany,
});

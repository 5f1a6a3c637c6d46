import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId, RoleId } from '#core/shapes.ts';
import { linkedInCompany } from '../core/access-level.ts';

/** Whose leave a feed holds: that of a person, of the people of a sector, or of the whole company. */
export const LeaveFeedScope = z.enum(['person', 'sector', 'company']);
export type LeaveFeedScope = z.infer<typeof LeaveFeedScope>;

/** Whether a feed of a person of this role may say which type a leave is: of roles 2 and 3, since what leaves the product may say that somebody is ill. */
export const maySeeFeedType = (roleId: RoleId): boolean =>
  roleId === RoleId.companyAdmin || roleId === RoleId.companyManager;

/**
 * A feed of leave that other calendars read by a secret address. `name` is that of the person or sector, null of the company; `withType` says
 * which type of leave it is (see `maySeeFeedType`, asked at every fetch), `withHolidays` adds public holidays. `lastReadAt` is known to the hour.
 */
export const LeaveFeed = z.object({
  id: Id,
  scope: LeaveFeedScope,
  name: z.string().nullable(),
  withType: z.boolean(),
  withHolidays: z.boolean(),
  createdAt: z.string(),
  lastReadAt: z.string().nullable(),
});
export type LeaveFeed = z.infer<typeof LeaveFeed>;

/** The feeds that who asks has made in the company (ours). Their addresses are not known any more. */
export const getLeaveFeeds = endpoint({
  method: 'GET',
  path: '/vacations/feeds',
  summary: 'Own calendar feeds of leave',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(LeaveFeed),
  effect: 'read',
  access: linkedInCompany,
});

/**
 * Makes a feed (ours): of an employee, of a sector, or without either of the company. `path` is its secret address on this server, which is
 * answered this once: only a hash of it is stored. It holds as long as its user works in the company; every fetch looks.
 */
export const createLeaveFeed = endpoint({
  method: 'POST',
  path: '/vacations/feeds',
  summary: 'Make a calendar feed of leave',
  body: z
    .strictObject({
      tenantId: Id,
      employeeId: Id.optional(),
      sectorId: Id.optional(),
      withType: z.boolean(),
      withHolidays: z.boolean(),
    })
    .refine(({ employeeId, sectorId }) => employeeId === undefined || sectorId === undefined, {
      path: ['sectorId'],
      message: 'an employee or a sector',
    }),
  companyIn: 'body.tenantId',
  response: z.object({ feed: LeaveFeed, path: z.string() }),
  errors: ['NOT_FOUND', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: linkedInCompany,
});

/** Ends an own feed (ours): its address answers nothing from then on. */
export const endLeaveFeed = endpoint({
  method: 'DELETE',
  path: '/vacations/feeds/{id}',
  summary: 'End a calendar feed of leave',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: linkedInCompany,
});

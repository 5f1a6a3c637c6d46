import { z } from 'zod';
import { UserRecord } from '../access/user.ts';
import { endpoint } from '../endpoint.ts';
import { LIST_ITEMS, PasswordLength, TextLength } from '../limits.ts';
import { Id, QueryId, RoleId, UserStatus } from '../shapes.ts';

const Form = {
  name: z.string().trim().min(1).max(TextLength.personName),
  email: z.email().max(TextLength.email),
  tenantIds: z.array(QueryId).max(LIST_ITEMS).optional(),
};
const NewUser = z.strictObject({
  ...Form,
  password: z.string().min(1).max(PasswordLength.max),
  roleId: z.coerce.number<number>().pipe(z.enum(RoleId)).optional(),
});

/** All users of all companies. */
export const getAllUsers = endpoint({
  method: 'GET',
  path: '/configurations/getAllUsers',
  summary: 'All users',
  response: z.array(UserRecord),
  effect: 'read',
});

/** The users of the request's company. */
export const getAllUsersByTenantId = endpoint({
  method: 'GET',
  path: '/configurations/getAllUsersByTenantId',
  summary: 'Users of the company',
  response: z.array(UserRecord),
  effect: 'read',
});

/** The users the caller may see, over the companies they are linked to. */
export const getUserList = endpoint({
  method: 'GET',
  path: '/configurations/user-list',
  summary: 'Users the caller may see',
  response: z.array(UserRecord),
  effect: 'read',
});

/** Adds a company administrator (role 2). */
export const createAdmin = endpoint({
  method: 'POST',
  path: '/register/admin',
  summary: 'Add an administrator',
  body: NewUser,
  bodyType: 'multipart',
  response: UserRecord,
  effect: 'write',
});

/** Adds a company user (role 3 or 4). */
export const createUser = endpoint({
  method: 'POST',
  path: '/register/user',
  summary: 'Add a user',
  body: NewUser,
  bodyType: 'multipart',
  response: UserRecord,
  effect: 'write',
});

/** Changes a user or administrator. */
export const updateAdmin = endpoint({
  method: 'POST',
  path: '/register/update-admin',
  summary: 'Change a user',
  body: z.strictObject({ id: Id, ...Form, roleId: z.enum(RoleId).optional(), status: z.enum(UserStatus).optional() }),
  response: UserRecord,
  effect: 'write',
});

/** Deletes a user. `userId` is the person. */
export const deleteUser = endpoint({
  method: 'POST',
  path: '/register/deleteUser',
  summary: 'Delete a user',
  query: z.strictObject({ userId: QueryId }),
  response: 'empty',
  effect: 'write',
});

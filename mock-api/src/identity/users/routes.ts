import { routes } from '#core/http/routes.ts';
import { createAdmin, createUser } from './add-user.ts';
import { changeUser } from './change-user.ts';
import { deleteUser } from './delete-user.ts';
import { getAllUsers, getAllUsersByTenantId, getUserList } from './list-users.ts';

export const userRoutes = routes([changeUser, createAdmin, createUser, deleteUser, getAllUsers, getAllUsersByTenantId, getUserList]);

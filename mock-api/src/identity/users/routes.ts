import { routes } from '#core/http/routes.ts';
import { createAdmin } from './create-admin.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getAllUsers } from './get-all-users.ts';
import { getAllUsersByTenantId } from './get-all-users-by-tenant-id.ts';
import { getUserList } from './get-user-list.ts';
import { updateAdmin } from './update-admin.ts';

export const userRoutes = routes([updateAdmin, createAdmin, createUser, deleteUser, getAllUsers, getAllUsersByTenantId, getUserList]);

import { createAdmin as call } from '@paga/contract/identity/users';
import { personSecret } from '#core/http/handler.ts';
import { addPerson, roleFor } from './add-user.ts';

export const createAdmin = personSecret({
  call,
  run: (ctx, { body }) => addPerson(ctx, { ...body, roleId: roleFor('createAdmin', body.roleId) }),
});

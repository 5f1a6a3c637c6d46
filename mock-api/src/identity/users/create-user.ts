import { createUser as call } from '@paga/contract/identity/users';
import { personSecret } from '#core/http/handler.ts';
import { addPerson, roleFor } from './add-user.ts';

export const createUser = personSecret({
  call,
  run: (ctx, { body }) => addPerson(ctx, { ...body, roleId: roleFor('createUser', body.roleId) }),
});

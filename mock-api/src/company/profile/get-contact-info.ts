import { getContactInfo as call } from '@paga/contract/company/profile';
import { RoleId } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';
import { own } from './own-company.ts';

export const getContactInfo = read({
  call,
  run: async (ctx) => {
    const {
      name,
      email,
      registrationDate,
      expirationDate,
      status,
      businessNumber,
      address,
      phone,
      authorizedPerson,
    } = await own(ctx);
    // spec 1 §2: the super admin sees name and e-mail only.
    return ctx.actor.roleId === RoleId.superAdmin
      ? { name, email }
      : {
          name,
          email,
          registrationDate,
          expirationDate,
          status,
          businessNumber,
          address,
          phone,
          authorizedPerson,
        };
  },
});

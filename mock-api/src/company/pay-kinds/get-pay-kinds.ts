import { getPayKinds as call } from '@paga/contract/company/pay-kinds';
import { read } from '#core/http/handler.ts';
import { payKindsOf } from './pay-kinds.ts';

export const getPayKinds = read({
  call,
  run: async (ctx) =>
    [...(await payKindsOf(ctx)).values()].sort(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) || one.name.localeCompare(other.name, 'sq'),
    ),
});

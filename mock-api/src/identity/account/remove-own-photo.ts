import { removeOwnPhoto as call } from '@paga/contract/identity/account';
import { personSecret } from '#core/http/handler.ts';
import { setOwnPhoto } from './own-photo.ts';

export const removeOwnPhoto = personSecret({
  call,
  run: async (ctx) => {
    await setOwnPhoto(ctx, null);
    return undefined;
  },
});

import { removeLogo as call } from '@paga/contract/company/profile';
import { companySecret } from '#core/http/handler.ts';
import { setLogo } from './upload-logo.ts';

export const removeLogo = companySecret({
  call,
  run: async (ctx) => {
    const old = await setLogo(ctx, null);
    if (old) await ctx.files.removeFile(old);
    return undefined;
  },
});

import { getTwoFactor as call } from '@paga/contract/identity/two-factor';
import { personRead } from '#core/http/handler.ts';
import { twoFactorOf } from './two-factor-code.ts';

export const getTwoFactor = personRead({ call, run: ({ tx, actor }) => twoFactorOf(tx, actor.userId) });

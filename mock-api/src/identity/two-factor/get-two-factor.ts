import { getTwoFactor as call } from '@paga/contract/access';
import { personRead } from '#core/http/handler.ts';
import { twoFactorOf } from './second-step.ts';

export const getTwoFactor = personRead({ call, run: ({ tx, actor }) => twoFactorOf(tx, actor.userId) });

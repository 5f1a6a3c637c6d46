import { getSignOffRule as call } from '@paga/contract/company/security';
import { read } from '#core/http/handler.ts';
import { asksForSignOff } from './sign-off-rule.ts';

export const getSignOffRule = read({ call, run: async (ctx) => ({ required: await asksForSignOff(ctx) }) });

import { getSignOffRule as call } from '@paga/contract/approvals';
import { read } from '#core/http/handler.ts';
import { wireRule } from './sign-off-rule.ts';

export const getSignOffRule = read({ call, run: wireRule });

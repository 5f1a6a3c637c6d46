import { routes } from '#core/http/routes.ts';
import { agreeSignOffOff } from './sign-off-rule/agree-sign-off-off.ts';
import { getSignOffRule } from './sign-off-rule/get-sign-off-rule.ts';
import { saveSignOffRule } from './sign-off-rule/save-sign-off-rule.ts';
import { withdrawSignOffOff } from './sign-off-rule/withdraw-sign-off-off.ts';

export const approvalRoutes = routes([agreeSignOffOff, getSignOffRule, saveSignOffRule, withdrawSignOffOff]);

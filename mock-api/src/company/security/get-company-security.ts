import { getCompanySecurity as call } from '@paga/contract/company/security';
import { read } from '#core/http/handler.ts';
import { inForce } from './company-security.ts';

export const getCompanySecurity = read({ call, run: inForce });

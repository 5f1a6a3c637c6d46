import { getInactivity as call } from '@paga/contract/company/security';
import { read } from '#core/http/handler.ts';
import { minutesOf } from './inactivity.ts';

export const getInactivity = read({ call, run: minutesOf });

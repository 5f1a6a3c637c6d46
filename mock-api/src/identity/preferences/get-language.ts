import { getLanguage as call } from '@paga/contract/bookkeeping';
import { personRead } from '#core/http/handler.ts';
import { chosen } from './accounting-language.ts';

export const getLanguage = personRead({ call, run: chosen });

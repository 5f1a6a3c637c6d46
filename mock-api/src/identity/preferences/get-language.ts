import { getLanguage as call } from '@paga/contract/identity/preferences';
import { personRead } from '#core/http/handler.ts';
import { chosen } from './accounting-language.ts';

export const getLanguage = personRead({ call, run: chosen });

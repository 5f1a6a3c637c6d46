import { getMinimumWages as call } from '@paga/contract/company/law/minimum-wage';
import { personRead } from '#core/http/handler.ts';
import { wireWages } from './minimum-wages.ts';

export const getMinimumWages = personRead({ call, run: wireWages });

import { getTaxes as call } from '@paga/contract/company/law/taxes';
import { personRead } from '#core/http/handler.ts';
import { wireTaxes } from './tax-tables.ts';

export const getTaxes = personRead({ call, run: wireTaxes });

import { getTaxes } from '@paga/contract/admin';
import { personRead } from '#core/http/handler.ts';
import { wireTaxes } from './tax-tables.ts';

export const readTaxes = personRead({ call: getTaxes, run: wireTaxes });

import { getBankSettings as call } from '@paga/contract/filing';
import { read } from '#core/http/handler.ts';
import { bankSettings } from './bank-settings.ts';

export const getBankSettings = read({ call, run: (ctx) => bankSettings(ctx) });

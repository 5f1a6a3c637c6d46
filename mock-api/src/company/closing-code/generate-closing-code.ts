import { generateClosingCode as call } from '@paga/contract/company/closing-code';
import { read } from '#core/http/handler.ts';
import { newClosingCode } from '#identity/public.ts';

/** A proposal: nothing is stored before it is saved. */
export const generateClosingCode = read({ call, run: async () => ({ code: newClosingCode() }) });

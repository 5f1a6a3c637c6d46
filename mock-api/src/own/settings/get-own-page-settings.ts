import { getOwnPageSettings as call } from '@paga/contract/own/settings';
import { read } from '#core/http/handler.ts';
import { ownPageSettings } from './own-page-settings.ts';

export const getOwnPageSettings = read({ call, run: ownPageSettings });

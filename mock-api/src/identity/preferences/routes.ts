import { routes } from '#core/http/routes.ts';
import { getPreferences } from './get-preferences.ts';
import { savePreference } from './save-preference.ts';

export const preferenceRoutes = routes([getPreferences, savePreference]);

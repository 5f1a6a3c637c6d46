import { routes } from '#core/http/routes.ts';
import { getPreferences, savePreference } from './preferences.ts';

export const preferenceRoutes = routes([getPreferences, savePreference]);

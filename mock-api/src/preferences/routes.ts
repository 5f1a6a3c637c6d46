import { routes } from '../http/routes.ts';
import { getPreferences, savePreference } from './preferences.ts';

export const preferenceRoutes = routes([getPreferences, savePreference]);

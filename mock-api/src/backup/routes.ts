import { routes } from '#core/http/routes.ts';
import { getBackup, requestBackup } from './request-backup.ts';

export const backupRoutes = routes([requestBackup, getBackup]);

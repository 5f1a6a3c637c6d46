import { routes } from '#core/http/routes.ts';
import { getBackup } from './get-backup.ts';
import { requestBackup } from './request-backup.ts';

export const backupRoutes = routes([requestBackup, getBackup]);

import { routes } from '#core/http/routes.ts';
import { downloadBackup } from './download-backup.ts';
import { getBackup } from './get-backup.ts';
import { requestBackup } from './request-backup.ts';

export const backupRoutes = routes([requestBackup, getBackup, downloadBackup]);

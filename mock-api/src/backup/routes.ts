import { routes } from '#core/http/routes.ts';
import { downloadBackup } from './download-backup.ts';
import { getBackup } from './get-backup.ts';
import { getBackupSchedule } from './get-backup-schedule.ts';
import { requestBackup } from './request-backup.ts';
import { saveBackupSchedule } from './save-backup-schedule.ts';

export const backupRoutes = routes([
  requestBackup,
  getBackup,
  downloadBackup,
  getBackupSchedule,
  saveBackupSchedule,
]);

import { getBackupSchedule as call } from '@paga/contract/backup';
import { read } from '#core/http/handler.ts';
import { scheduleOf } from './schedule.ts';

/** When backups are made by themselves, and the newest ones. */
export const getBackupSchedule = read({ call, run: scheduleOf });

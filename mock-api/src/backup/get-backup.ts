import { getBackup as call } from '@paga/contract/backup';
import { read } from '#core/http/handler.ts';
import { lastBackup } from './request-backup.ts';

/** When the company's last backup was made, and where a requested one stands. */
export const getBackup = read({ call, run: lastBackup });

import { mailedLinks } from '../mailed-link.ts';

/** Links to set a new password. */
export const passwordReset = mailedLinks('password_reset');

import { mailedLinks } from '#core/user/mailed-links.ts';

/** Links to set a new password. */
export const passwordReset = mailedLinks('password_reset');

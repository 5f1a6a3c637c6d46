import { routes } from '#core/http/routes.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { verifyResetPassword } from './verify-reset-password.ts';

export const forgottenPasswordRoutes = routes([forgotPassword, resetPassword, verifyResetPassword]);

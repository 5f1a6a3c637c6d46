import { routes } from '#core/http/routes.ts';
import { changePassword } from '../password/change-password.ts';
import { getPasswordRules } from '../password/get-password-rules.ts';
import { acceptTerms } from './accept-terms.ts';
import { authenticateCode } from './authenticate-code.ts';
import { chooseCompany } from './choose-company.ts';
import { getAuthUser } from './get-auth-user.ts';
import { getLanguage } from './get-language.ts';
import { getLoginTenants } from './get-login-tenants.ts';
import { getUserByEmail } from './get-user-by-email.ts';
import { getUserById } from './get-user-by-id.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { updateOwnLanguage } from './update-own-language.ts';
import { updateSelectedLanguage } from './update-selected-language.ts';
import { updateUserStatus } from './update-user-status.ts';

export const accessRoutes = routes([
  acceptTerms,
  authenticateCode,
  getAuthUser,
  changePassword,
  chooseCompany,
  login,
  getLoginTenants,
  logout,
  getPasswordRules,
  getLanguage,
  refreshToken,
  updateSelectedLanguage,
  updateOwnLanguage,
  updateUserStatus,
  getUserByEmail,
  getUserById,
]);

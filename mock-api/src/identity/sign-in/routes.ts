import { routes } from '#core/http/routes.ts';
import { changePassword, passwordRules } from '../password/change-password.ts';
import { acceptTerms } from './accept-terms.ts';
import { readLanguage, selectLanguage } from './accounting-language.ts';
import { authUser } from './auth-user.ts';
import { authenticateCode } from './authenticate-code.ts';
import { chooseCompany } from './choose-company.ts';
import { login } from './login.ts';
import { loginTenants } from './login-tenants.ts';
import { logout } from './logout.ts';
import { speakLanguage } from './own-language.ts';
import { refreshToken } from './refresh-token.ts';
import { switchUser } from './update-user-status.ts';
import { userByEmail, userById } from './user-record.ts';

export const accessRoutes = routes([
  acceptTerms,
  authenticateCode,
  authUser,
  changePassword,
  chooseCompany,
  login,
  loginTenants,
  logout,
  passwordRules,
  readLanguage,
  refreshToken,
  selectLanguage,
  speakLanguage,
  switchUser,
  userByEmail,
  userById,
]);

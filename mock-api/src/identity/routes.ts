import { routes } from '#core/http/routes.ts';
import { endOwnSession } from './account/end-own-session.ts';
import { endOwnSessions } from './account/end-own-sessions.ts';
import { getOwnSessions } from './account/get-own-sessions.ts';
import { removeOwnPhoto } from './account/remove-own-photo.ts';
import { updateOwnProfile } from './account/update-own-profile.ts';
import { uploadOwnPhoto } from './account/upload-own-photo.ts';
import { addAuthenticator } from './authenticator/add-authenticator.ts';
import { getAuthenticator } from './authenticator/get-authenticator.ts';
import { removeAuthenticator } from './authenticator/remove-authenticator.ts';
import { renewRecoveryCodes } from './authenticator/renew-recovery-codes.ts';
import { startAuthenticator } from './authenticator/start-authenticator.ts';
import { agreeToJoin } from './joining/agree-to-join.ts';
import { verifyJoinLink } from './joining/verify-join-link.ts';
import { getMailState } from './outbox/get-mail-state.ts';
import { getOutbox } from './outbox/get-outbox.ts';
import { getOutboxAttachment } from './outbox/get-outbox-attachment.ts';
import { getOutboxMail } from './outbox/get-outbox-mail.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { confirmPasskeySignIn } from './passkeys/confirm-passkey-sign-in.ts';
import { getPasskeys } from './passkeys/get-passkeys.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { changePassword } from './password/change-password.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { getPasswordRules } from './password/get-password-rules.ts';
import { resetPassword } from './password/reset-password.ts';
import { verifyResetPassword } from './password/verify-reset-password.ts';
import { getLanguage } from './preferences/get-language.ts';
import { getPreferences } from './preferences/get-preferences.ts';
import { savePreference } from './preferences/save-preference.ts';
import { updateOwnLanguage } from './preferences/update-own-language.ts';
import { updateSelectedLanguage } from './preferences/update-selected-language.ts';
import { getSetupState } from './setup/get-setup-state.ts';
import { makeFirstAdmin } from './setup/make-first-admin.ts';
import { updateSupport } from './setup/update-support.ts';
import { acceptTerms } from './sign-in/accept-terms.ts';
import { authenticateCode } from './sign-in/authenticate-code.ts';
import { chooseCompany } from './sign-in/choose-company.ts';
import { getAuthUser } from './sign-in/get-auth-user.ts';
import { getLoginTenants } from './sign-in/get-login-tenants.ts';
import { getSalaryGrant } from './sign-in/get-salary-grant.ts';
import { login } from './sign-in/login.ts';
import { loginByPasskey } from './sign-in/login-by-passkey.ts';
import { logout } from './sign-in/logout.ts';
import { refreshToken } from './sign-in/refresh-token.ts';
import { startPasskeyLogin } from './sign-in/start-passkey-login.ts';
import { confirmPasskeyGrant } from './step-up/confirm-passkey-grant.ts';
import { confirmStepUp } from './step-up/confirm-step-up.ts';
import { startPasskeyGrant } from './step-up/start-passkey-grant.ts';
import { confirmAuthenticatorCode } from './two-factor/confirm-authenticator-code.ts';
import { confirmRecoveryCode } from './two-factor/confirm-recovery-code.ts';
import { confirmTwoFactorCode } from './two-factor/confirm-two-factor-code.ts';
import { forgetTrustedDevice } from './two-factor/forget-trusted-device.ts';
import { getTrustedDevices } from './two-factor/get-trusted-devices.ts';
import { getTwoFactor } from './two-factor/get-two-factor.ts';
import { requiresTwoFactor } from './two-factor/requires-two-factor.ts';
import { sendTwoFactorCode } from './two-factor/send-two-factor-code.ts';
import { updateTwoFactor } from './two-factor/update-two-factor.ts';
import { createAdmin } from './users/create-admin.ts';
import { createUser } from './users/create-user.ts';
import { deleteUser } from './users/delete-user.ts';
import { getAllUsers } from './users/list/get-all-users.ts';
import { getAllUsersByTenantId } from './users/list/get-all-users-by-tenant-id.ts';
import { getUserByEmail } from './users/list/get-user-by-email.ts';
import { getUserById } from './users/list/get-user-by-id.ts';
import { getUserList } from './users/list/get-user-list.ts';
import { updateAdmin } from './users/update-admin.ts';
import { updateUserStatus } from './users/update-user-status.ts';

export const identityRoutes = routes([
  endOwnSession,
  endOwnSessions,
  getOwnSessions,
  removeOwnPhoto,
  updateOwnProfile,
  uploadOwnPhoto,
  addAuthenticator,
  confirmAuthenticatorCode,
  confirmRecoveryCode,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  agreeToJoin,
  verifyJoinLink,
  getMailState,
  getOutboxAttachment,
  getOutboxMail,
  getOutbox,
  addPasskey,
  confirmPasskeyGrant,
  confirmStepUp,
  confirmPasskeySignIn,
  getPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyGrant,
  startPasskeyLogin,
  startPasskeySignIn,
  changePassword,
  forgotPassword,
  getPasswordRules,
  resetPassword,
  verifyResetPassword,
  getLanguage,
  getPreferences,
  savePreference,
  updateOwnLanguage,
  updateSelectedLanguage,
  getSetupState,
  makeFirstAdmin,
  updateSupport,
  acceptTerms,
  authenticateCode,
  chooseCompany,
  getAuthUser,
  getLoginTenants,
  getSalaryGrant,
  getUserByEmail,
  getUserById,
  login,
  logout,
  refreshToken,
  updateUserStatus,
  confirmTwoFactorCode,
  forgetTrustedDevice,
  getTrustedDevices,
  getTwoFactor,
  requiresTwoFactor,
  sendTwoFactorCode,
  updateTwoFactor,
  createAdmin,
  createUser,
  deleteUser,
  getAllUsersByTenantId,
  getAllUsers,
  getUserList,
  updateAdmin,
]);

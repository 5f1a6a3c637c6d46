import type { SupportContact } from '@paga/contract/identity/setup';

/** How payroll support is reached: `SUPPORT_PHONE` and `SUPPORT_EMAIL` of the environment; null what is not set. */
export function supportContact(env: NodeJS.ProcessEnv = process.env): SupportContact {
  return { phone: env.SUPPORT_PHONE?.trim() || null, email: env.SUPPORT_EMAIL?.trim() || null };
}

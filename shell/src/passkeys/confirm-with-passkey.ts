import { call } from '@paga/client';
import { confirmPasskeyGrant, startPasskeyGrant } from '@paga/contract/identity/step-up';
import { signWithPasskey } from './ceremony.ts';

/** Confirms a step-up with a passkey, for a company or for what names none. Throws what `passkeyProblem` words. */
export async function confirmWithPasskey(tenantId: number | null): Promise<void> {
  const asked = await call(startPasskeyGrant, { body: { tenantId } });
  const credential = await signWithPasskey(asked);
  await call(confirmPasskeyGrant, { body: { tenantId, credential } });
}

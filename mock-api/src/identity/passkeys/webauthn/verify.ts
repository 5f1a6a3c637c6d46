import type { NewCredential, SignedCredential } from '@paga/contract/identity/passkeys';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256: what every authenticator in use can do one of. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded when the first passkey is used: its certificates and parsers cost as much as the rest of a start. */
const library = () => import('@simplewebauthn/server');

/** What an answer must be about. */
type Expected = RelyingParty & { challenge: string };

const about = ({ id, origin, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** Whether the page that asked stood within another site's: ours never does, so nobody who answers there knows for whom. */
function isWithinAnother(clientDataJSON: string): boolean {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { crossOrigin, topOrigin } = said as { crossOrigin?: unknown; topOrigin?: unknown };
    return (crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined;
  } catch {
    return true;
  }
}

const asJson = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** What is kept of a new credential; undefined when the answer is not what was asked for, or not readable. */
export async function verifiedNew(
  { id, transports, ...response }: NewCredential,
  expected: Expected,
): Promise<{ publicKey: string; counter: number; synced: boolean } | undefined> {
  if (isWithinAnother(response.clientDataJSON)) return undefined;
  const { verifyRegistrationResponse } = await library();
  // The library throws for every kind of bad answer, also for bytes it cannot parse.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...asJson(id), response },
    supportedAlgorithmIDs: ALGORITHMS,
    ...about(expected),
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo?.credential.id !== id) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

/** How often the device says to have signed; undefined when the answer is not signed by this key, or not what was asked for. */
export async function verifiedSigned(
  { id, ...response }: SignedCredential,
  publicKey: string,
  expected: Expected,
): Promise<{ counter: number; synced: boolean } | undefined> {
  if (isWithinAnother(response.clientDataJSON)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...asJson(id), response },
    // The counter is compared where it is stored, so that two answers at once cannot both pass.
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    ...about(expected),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

import type {
  DiscoveredCredential,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  SignedCredential,
} from '@paga/contract/identity/passkeys';

/** Few people need it on a page: it is loaded at the press of the button. */
const library = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** The browser makes a passkey. Throws what `passkeyProblem` words. */
export async function makePasskey(asked: PasskeyCreation): Promise<NewCredential> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: asked });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** The browser signs with a passkey. Throws what `passkeyProblem` words. */
export async function signWithPasskey(asked: PasskeyRequest): Promise<SignedCredential> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON: asked });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** The same with whatever passkey its person chooses, in browsers that read no JSON themselves. */
export async function signWithAnyPasskey(asked: PasskeyRequest): Promise<DiscoveredCredential> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON: asked });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

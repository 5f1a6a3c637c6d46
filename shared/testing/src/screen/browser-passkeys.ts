import type { PasskeyCreation, PasskeyRequest } from '@paga/contract/identity/passkeys';
import type { SoftwareAuthenticator } from '#service/software-authenticator.ts';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
const textOf = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url');

const stopped = () =>
  Promise.reject(new DOMException('The person has closed the question.', 'NotAllowedError'));

function answered(id: string, response: object, json?: object) {
  const rest = { authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) };
  return { id, rawId: bytesOf(id), type: 'public-key', response, ...rest, toJSON: () => json };
}

/** A browser of today reads the question as JSON itself. */
const parseRequestOptionsFromJSON = ({ challenge, ...asked }: PasskeyRequest) => ({
  ...asked,
  challenge: bytesOf(challenge),
});

/** What jsdom lacks: the browser's question for a passkey, answered by this device, or closed when there is none; `old`: a browser that reads no JSON. */
export function browserPasskeys(device: SoftwareAuthenticator | undefined, { old = false } = {}): void {
  const create = async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
    if (!device) return stopped();
    const user = { ...publicKey.user, id: textOf(publicKey.user.id) };
    const asked = { challenge: textOf(publicKey.challenge), rp: publicKey.rp, user };
    const { id, clientDataJSON, attestationObject, transports } = device.make(asked as PasskeyCreation);
    const response = {
      clientDataJSON: bytesOf(clientDataJSON),
      attestationObject: bytesOf(attestationObject),
    };
    return answered(id, { ...response, getTransports: () => transports });
  };
  const get = async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
    if (!device) return stopped();
    const asked = { challenge: textOf(publicKey.challenge), rpId: publicKey.rpId };
    const { id, ...signed } = device.discover(asked as PasskeyRequest);
    const bytes = Object.entries(signed).map(([name, value]) => [name, bytesOf(value)]);
    return answered(id, Object.fromEntries(bytes), { id, response: signed });
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: Object.assign(class {}, old ? {} : { parseRequestOptionsFromJSON }),
  });
}

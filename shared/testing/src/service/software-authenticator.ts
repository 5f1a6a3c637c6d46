import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  DiscoveredCredential,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  SignedCredential,
} from '@paga/contract/identity/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HOLDS_A_KEY = 64;
/** COSE: key type EC2, algorithm ES256, curve P-256. */
const [EC2, ES256, P256] = [2, -7, 1];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** How an answer differs from an honest one. */
export type Dishonest = {
  origin?: string;
  crossOrigin?: boolean;
  challenge?: string;
  rpId?: string;
  /** The person was not verified, by PIN or finger. */
  unverified?: boolean;
  /** Another count than the next. */
  counter?: number;
};

type Parts = { type: 'webauthn.create' | 'webauthn.get'; challenge: string; rpId: string };

/** An authenticator of ES256 keys in this process: it answers as a browser at `origin` would have one answer. */
export class SoftwareAuthenticator {
  counter = 0;
  /** Whom it has filed its key under. */
  userHandle = '';
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
  }

  /** Makes a passkey. */
  make({ challenge, rp, user }: PasskeyCreation, lies: Dishonest = {}): NewCredential {
    this.userHandle = user.id;
    const { clientDataJSON, data } = this.#said({ type: 'webauthn.create', challenge, rpId: rp.id }, lies);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([data(HOLDS_A_KEY), Buffer.alloc(16), length, id, this.#cose()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: base64url(Buffer.from(clientDataJSON)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
  }

  /** Signs with it; `id` names another credential than the own. */
  sign({ challenge, rpId }: PasskeyRequest, lies: Dishonest & { id?: string } = {}): SignedCredential {
    const { clientDataJSON, data } = this.#said({ type: 'webauthn.get', challenge, rpId }, lies);
    const authenticatorData = data(0);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return {
      id: lies.id ?? this.id,
      clientDataJSON: base64url(Buffer.from(clientDataJSON)),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('SHA256').update(signed).sign(this.#keys.privateKey)),
    };
  }

  /** Signs where the browser was named no credential: it says under whom the key is filed. */
  discover(
    asked: PasskeyRequest,
    lies: Dishonest & { id?: string; userHandle?: string } = {},
  ): DiscoveredCredential {
    return { ...this.sign(asked, lies), userHandle: lies.userHandle ?? this.userHandle };
  }

  #said({ type, challenge, rpId }: Parts, lies: Dishonest) {
    const client = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.#origin };
    const data = (flags: number) => {
      const rest = Buffer.alloc(5);
      rest[0] = flags | USER_PRESENT | (lies.unverified ? 0 : USER_VERIFIED);
      this.counter = lies.counter ?? this.counter + 1;
      rest.writeUInt32BE(this.counter, 1);
      return Buffer.concat([sha256(lies.rpId ?? rpId), rest]);
    };
    return { clientDataJSON: JSON.stringify({ ...client, crossOrigin: lies.crossOrigin ?? false }), data };
  }

  #cose(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, EC2],
      [3, ES256],
      [-1, P256],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key as never);
  }
}

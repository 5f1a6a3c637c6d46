import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be a step behind or ahead. */
const WINDOW = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits, as long as what they key (RFC 4226, section 4). */
export const newSharedSecret = (): Buffer => randomBytes(20);

/** Base32 without padding (RFC 4648), as every app takes it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
}

/** Which 30 s a moment is in. */
export const stepOf = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The code of a step: HOTP of its number (RFC 4226, section 5.3), by SHA-1, which is what the apps know. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that six digits are the code of, near now; undefined: of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = WINDOW.map((apart) => stepOf(now) + apart);
  return steps.find((step) => timingSafeEqual(given, Buffer.from(codeOfStep(secret, step))));
}

/** What a QR code says to an app (Key Uri Format). */
export function appAddress(secret: string, account: string): string {
  const label = `Paga:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=Paga&algorithm=SHA1&digits=${DIGITS}&period=30`;
}

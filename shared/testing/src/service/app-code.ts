import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app with this secret shows at a moment (RFC 6238): written apart from the server's, so that both are tried. */
export function shownByApp(secret: string, at: Date): string {
  const counter = Buffer.from(
    Math.floor(at.getTime() / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) % 16;
  const number = (hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000;
  return `${number}`.padStart(6, '0');
}

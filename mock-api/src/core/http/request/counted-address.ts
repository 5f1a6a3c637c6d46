import { isIP, isIPv6 } from 'node:net';

const HEXTETS = 8;
/** The first half of an IPv6 address is the network's; who has one network has all addresses of the other half. */
const OF_NETWORK = 4;
/** `::ffff:203.0.113.7` and `64:ff9b::203.0.113.7` are IPv4 addresses in IPv6 clothes: what stands before the last two hextets. */
const MAPPED = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** The eight numbers of an IPv6 address, without its zone. */
function hextets(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  // The last four bytes may be written as an IPv4 address.
  const hex = withoutZone.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((part) => part.toString(16)).join(':'),
  );
  const [before = [], after = []] = hex.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(HEXTETS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16));
}

/** A port or brackets that some proxies write around the address of the client. */
function bare(text: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return inBrackets ?? withPort ?? text;
}

/**
 * What counts as one network address wherever something is counted by it: an IPv4 address, also one written as IPv6, or the whole /64 of an IPv6
 * one, which its owner changes within at will. What is no address counts as it is written.
 */
export function countedAddress(address: string): string {
  const shown = bare(address.trim());
  if (isIP(shown) === 0 || !isIPv6(shown)) return shown;
  const parts = hextets(shown);
  const [high = 0, low = 0] = parts.slice(-2);
  const prefix = parts.map((part) => part.toString(16));
  if (MAPPED.has(prefix.slice(0, -2).join(':')))
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${prefix.slice(0, OF_NETWORK).join(':')}::/64`;
}

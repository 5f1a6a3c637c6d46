/** Letters and digits that nobody takes for one another. */
const KINDS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const LENGTH = 14;

const numbers = crypto.getRandomValues.bind(crypto);
const oneOf = (letters: string): string =>
  letters.charAt((numbers(new Uint32Array(1))[0] ?? 0) % letters.length);

/** A password that nobody knows and every rule accepts: at least 14 characters, each kind in turn. */
export function generatedPassword(minimum: number): string {
  return Array.from({ length: Math.max(LENGTH, minimum) }, (_, at) =>
    oneOf(KINDS[at % KINDS.length] ?? ''),
  ).join('');
}

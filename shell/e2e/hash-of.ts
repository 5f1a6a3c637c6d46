import { createHash } from 'node:crypto';

/** The hash of a file as lists, the registry and an `integrity` attribute have it. */
export const hashOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

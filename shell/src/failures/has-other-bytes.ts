import type { Caught } from './caught.ts';

const LIMIT_MS = 5_000;

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether the entry of a remote that the browser refused is there and is not what the registry says: a browser tells a script neither. */
export async function hasOtherBytes({ version, entry }: NonNullable<Caught['remote']>): Promise<boolean> {
  const build = [entry, entry?.lastGood].find((one) => one?.version === version);
  // Over plain http there is no `subtle`, and no integrity either.
  if (!build?.integrity || !crypto.subtle) return false;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(build.entry, { credentials: 'same-origin', signal }).catch(() => undefined);
  return response?.ok === true && (await hashOf(response)) !== build.integrity;
}

import { DomainError } from '#core/domain-error.ts';
import type { ServedBuilds } from '#core/served-builds.ts';

/** The folder of the site that this server serves; `NOT_FOUND` where it serves none. */
export function siteOf({ folder }: ServedBuilds): string {
  if (folder === undefined) throw new DomainError('NOT_FOUND', { message: 'This server serves no screens.' });
  return folder;
}

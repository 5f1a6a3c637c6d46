import { DomainError } from '#core/domain-error.ts';

/**
 * Refuses what another site's page makes a browser send. `Sec-Fetch-Site` is set by the browser and cannot be forged by a page; older
 * browsers send `Origin`. A program that is no browser sends neither and needs both halves of a session anyway.
 */
export function refuseCrossSite(header: (name: string) => string | undefined): void {
  const site = header('sec-fetch-site');
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new DomainError('CROSS_SITE_REFUSED');
  }
  const origin = header('origin');
  if (origin === undefined) return;
  const host = header('host');
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new DomainError('CROSS_SITE_REFUSED');
}

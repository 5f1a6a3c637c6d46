import type { Database } from '#core/db/transaction.ts';
import type { FileStore } from '#core/files/file-store.ts';
import { type Site, type SiteOptions, serveSite } from '#core/site/serve-site.ts';
import { SharedBuilds } from './shared-builds.ts';

/** A site whose registry and builds are those of all servers with the same database and the same store. */
export function sharedSite(
  root: string,
  { db, store, ...options }: SiteOptions & { db: Database; store: FileStore },
): Site {
  const { now, onFault = () => undefined } = options;
  const shared = new SharedBuilds({ db, store, site: root, now, onFault });
  const site = serveSite(root, { ...options, bring: shared.bring });
  return { ...site, builds: shared.over(site.builds) };
}

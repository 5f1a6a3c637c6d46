import { isInShare } from '@paga/contract/remotes/canary-share';
import type { RegistryEntry } from './registry.ts';

async function entryOfCompany(entry: RegistryEntry, companyId: number): Promise<RegistryEntry> {
  const { canary, ...standing } = entry;
  if (!canary || !(await isInShare({ remote: entry.name, share: canary.share }, companyId))) return entry;
  // What fails of it goes back to what the others have.
  const { offer: _, texts: __, name: ___, disabled, lastGood: ____, ...lastGood } = standing;
  return { ...canary.build, name: entry.name, disabled, lastGood };
}

/** The entries as a company has them: where a remote has a canary and the company is in its share, that one, with the standing build as its last good one. Without a company all stand. */
export function entriesOfCompany(
  entries: readonly RegistryEntry[],
  companyId: number | undefined,
): Promise<RegistryEntry[]> {
  // Without WebCrypto no registry is read, and none of its canaries either.
  return Promise.all(
    entries.map((entry) => (companyId === undefined ? entry : entryOfCompany(entry, companyId))),
  );
}

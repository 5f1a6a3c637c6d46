import type { BasisContent, salaryVersion } from '#months/public.ts';

/** A stored closing. */
export type StoredVersion = typeof salaryVersion.$inferSelect;

/** What rows stand on, by id, each with its hash. */
export type HashedBases = ReadonlyMap<number, { content: BasisContent; hash: string }>;

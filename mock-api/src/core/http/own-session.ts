import type { Database } from '../db/transaction.ts';
import type { OwnFacts } from './own-facts.ts';
import type { LinkedCompany, UsedFrom } from './session.ts';

type LiveOwnSession = OwnFacts & { company: LinkedCompany };

/** How own sessions are found. The area that keeps them answers; it is handed in where the server is put together. */
export type OwnSessions = {
  /** The live session of both halves, or undefined: unknown, ended, idle too long, too old, its link ended or its employee deleted. */
  ofBothHalves: (
    db: Database,
    request: UsedFrom & { cookie: string; handle: string; now: Date; background: boolean },
  ) => Promise<LiveOwnSession | undefined>;
};

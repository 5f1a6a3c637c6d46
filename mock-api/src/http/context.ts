import type { CivilDate, RoleId } from '@paga/contract/shapes';
import type { Logger } from 'pino';
import type { Tx } from '../db/transaction.ts';

/** Who asks: read from the database on every request. */
export type Actor = {
  userId: number;
  roleId: RoleId;
  /** The companies the user is linked to; role 1 may name any. */
  companyIds: readonly number[];
  sessionId: number;
  language: 'sq' | 'en';
};

/** What every verb gets. `today` is the civil date in Europe/Belgrade. */
export type CallContext = { tx: Tx; now: Date; today: CivilDate; log: Logger };

/** A verb inside one company: `tx` sees that company's rows and no other. */
export type Context = CallContext & { actor: Actor; companyId: number };

/** A verb about the signed-in person: `tx` sees users, sessions and companies, no company's data. */
export type PersonContext = CallContext & { actor: Actor };

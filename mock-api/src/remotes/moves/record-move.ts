import type { AuditType } from '@paga/contract/audit';
import type { MoveKind } from '@paga/contract/remotes';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { remoteMove } from '../table.ts';

const TYPES: Readonly<Record<MoveKind, AuditType>> = {
  publish: 'publish',
  canary: 'publishCanary',
  promote: 'promote',
  rollback: 'takeBack',
  back: 'takeBack',
  failing: 'rollBack',
  folder: 'moveInFolder',
};

/** A move as it is kept: by a person, with a token, or by nobody who is known. */
export type MadeMove = {
  registry: number;
  remote: string;
  kind: MoveKind;
  from: string | null;
  to: string;
  share: number | null;
  userId?: number;
  token?: { name: string };
  note?: string | undefined;
  /** Whom a build failed for, of one that went back by itself. */
  people?: string;
};

/** Keeps who moved a remote, and writes it into the audit log. */
export async function recordMove(
  tx: Tx,
  { registry, remote, kind, from, to, share, userId, token, note, people }: MadeMove,
  now: Date,
): Promise<void> {
  const made = await tx
    .insert(remoteMove)
    .values({ registry, remote, kind, from, to, share, userId, token: token?.name, note })
    .onConflictDoNothing()
    .returning({ registry: remoteMove.registry });
  if (made.length === 0) return;
  await recordAudit(
    tx,
    { now, userId, companyId: undefined },
    {
      page: 'remotes',
      type: TYPES[kind],
      about: {
        part: remote,
        ...(token && { publishedWith: token.name }),
        ...(share !== null && { share: `${share} %` }),
        ...(note && { note }),
        ...(people && { people }),
      },
      old: { version: from },
      new: { version: to },
    },
  );
}

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MoveKind, RemoteHistory } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { isThere } from '#core/site/with-build.ts';
import { changeBetween, statesOf } from './states-of.ts';

type Row = { registry: string; kind: MoveKind; by: string | null; token: string | null; note: string | null };

function buildsOf(site: string, name: string): RemoteHistory['builds'] {
  const folder = path.join(site, 'remotes', name);
  return readdirSync(folder)
    .filter((version) => isThere(site, name, version))
    .map((version) => ({ version, at: statSync(path.join(folder, version)).mtime.toISOString() }))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** The builds and moves of a remote: the moves are what the registry's states say, who made them what is kept of them. `NOT_FOUND` for a remote that no state names. */
export async function remoteHistory(tx: Tx, site: string, name: string): Promise<RemoteHistory> {
  const states = statesOf(site, name);
  found(states[0]);
  const { rows } = await tx.execute<Row>(sql`
    select m."registry", m."kind", u."name" as "by", m."token", m."note"
    from "remote_move" m left join "app_user" u on u."id" = m."userId" where m."remote" = ${name}`);
  const known = new Map(rows.map(({ registry, ...row }) => [Number(registry), row]));
  const moves = states.map((state, at) => ({
    ...{ registry: state.registry, at: new Date(state.registry).toISOString() },
    ...changeBetween(states[at + 1], state),
    ...(known.get(state.registry) ?? { kind: 'folder' as const, by: null, token: null, note: null }),
    isThere: isThere(site, name, state.version),
  }));
  return { builds: buildsOf(site, name), moves };
}

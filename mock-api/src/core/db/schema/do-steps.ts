import type pg from 'pg';
import { OWNER_PATH } from '../connection-start.ts';
import { givingWay } from './in-turn.ts';
import { type MigrationStep, noteStep, type StepKind } from './migration-steps.ts';
import { dropScopedViews, lockScopedViews } from './security.ts';

/** What a fill does, again and again until a time changes nothing: each is a transaction of its own, and a start that was ended in between goes on there. */
async function fill(client: pg.Client, step: MigrationStep): Promise<void> {
  for (let left = true; left; )
    left = await givingWay(client, async () => {
      let changed = 0;
      for (const statement of step.statements) changed += (await client.query(statement)).rowCount ?? 0;
      if (changed === 0) await noteStep(client, step);
      return changed > 0;
    });
}

const INDEX = /\bcreate (?:unique )?index(?= "(\w+)")/i;

/** Makes indexes without holding up who writes: outside a transaction, so what a start that was ended left half made goes first. */
async function makeIndexes(client: pg.Client, step: MigrationStep): Promise<void> {
  await client.query(`select set_config('search_path', $1, false), set_config('lock_timeout', '0', false)`, [
    OWNER_PATH,
  ]);
  for (const statement of step.statements) {
    const name = INDEX.exec(statement)?.[1];
    if (name === undefined) throw new Error(`An index step makes indexes only: ${statement.trim()}`);
    await client.query(`drop index concurrently if exists "${name}"`);
    await client.query(statement.replace(INDEX, '$& concurrently'));
  }
  await givingWay(client, () => noteStep(client, step));
}

/** A transaction for each statement: no table is held while another one is waited for. */
async function oneByOne(client: pg.Client, step: MigrationStep): Promise<void> {
  for (const statement of step.statements) await givingWay(client, () => client.query(statement));
  await givingWay(client, () => noteStep(client, step));
}

const APART: Partial<Record<StepKind, (client: pg.Client, step: MigrationStep) => Promise<void>>> = {
  fill,
  index: makeIndexes,
  constrain: oneByOne,
  validate: oneByOne,
};

/** The statements of a step, in the running transaction. */
async function doWithin(client: pg.Client, step: MigrationStep): Promise<void> {
  await (step.kind === 'contract' ? dropScopedViews : lockScopedViews)(client, step.statements);
  for (const statement of step.statements) await client.query(statement);
  await noteStep(client, step);
}

/** `isEmpty`: nobody works in the database, so all steps go into one transaction. `secure` makes rights and views, `finish` does what a start does last. */
type Around = { isEmpty: boolean } & Record<'prepare' | 'secure' | 'finish', () => Promise<unknown>>;

/**
 * Does the steps beside people at work: one that changes tables in a transaction with the rights and views of what it makes, the others each in their own
 * way. The last transaction is the one that finishes, and the only one where no step is to be done.
 */
export async function doSteps(
  client: pg.Client,
  steps: readonly MigrationStep[],
  around: Around,
): Promise<void> {
  const { isEmpty, prepare, secure, finish } = around;
  const [first] = steps;
  const apart = first && !isEmpty ? APART[first.kind] : undefined;
  if (first && apart) {
    await apart(client, first);
    return doSteps(client, steps.slice(1), around);
  }
  const together = isEmpty ? steps : steps.slice(0, 1);
  const others = steps.slice(together.length);
  await givingWay(client, async () => {
    await prepare();
    for (const step of together) await doWithin(client, step);
    await secure();
    if (others.length === 0) await finish();
  });
  if (others.length > 0) await doSteps(client, others, around);
}

import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';
import { hashOfLine, hashOfStretch, type Line, linesOf, ofCompany, START } from './lines.ts';
import { chains } from './seal-audit.ts';

/** A line that is no longer what was sealed: its fields changed, it is gone, or it was slipped in. */
export type BadLine = { id: number; fault: 'changed' | 'missing' | 'added' };

/** What is wrong with a company's chain (null: the platform's), its lines in the order in which they were written. */
export type Finding = {
  companyId: number | null;
  badLines: BadLine[];
  /** Seals that were touched themselves: they do not fit what they follow, or what they remember of lines that are as they were. */
  badSeals: number[];
};

/** How many lines are sealed, and those written since the last seal, which the next one takes. */
export type Verified = { findings: Finding[]; sealed: number; unsealed: number };

type Seal = { id: string; from: string; to: string; hash: string; lineIds: string[] | null; lineHashes: string[] | null };

async function sealsOf(tx: Tx, companyId: number | null): Promise<Seal[]> {
  const { rows } = await tx.execute<Seal>(sql`
    select "id", "fromTransaction" as "from", "toTransaction" as "to", "hash", "lineIds", "lineHashes" from "audit_seal"
    where ${ofCompany(companyId)} order by "fromTransaction"`);
  return rows;
}

/** The lines of a stretch that differ from what its seal remembers of each. A seal made before seals did so can only name the first of its lines. */
function badLinesOf(lines: readonly Line[], seal: Seal): BadLine[] {
  if (seal.lineIds === null || seal.lineHashes === null) return lines.slice(0, 1).map(({ id }) => ({ id, fault: 'changed' }));
  const hashes = new Map(seal.lineIds.map((id, index) => [Number(id), seal.lineHashes?.[index]]));
  const present = new Map(lines.map((line) => [line.id, line]));
  const bad: BadLine[] = [];
  for (const [id, hash] of hashes) {
    const line = present.get(id);
    if (!line) bad.push({ id, fault: 'missing' });
    else if (hashOfLine(line) !== hash) bad.push({ id, fault: 'changed' });
  }
  for (const { id } of lines) if (!hashes.has(id)) bad.push({ id, fault: 'added' });
  return bad;
}

/** A line whose company or transaction was changed is missing in one stretch and added in another: it is one changed line. */
function merged(bad: readonly BadLine[]): BadLine[] {
  const byId = new Map<number, BadLine>();
  for (const line of bad) byId.set(line.id, byId.has(line.id) ? { id: line.id, fault: 'changed' } : line);
  return [...byId.values()];
}

async function verifyChain(tx: Tx, companyId: number | null): Promise<{ finding: Finding; sealed: number; unsealed: number }> {
  const finding: Finding = { companyId, badLines: [], badSeals: [] };
  let [before, reached, sealed] = [START, 0, 0];
  for (const seal of await sealsOf(tx, companyId)) {
    const [from, to] = [Number(seal.from), Number(seal.to)];
    const lines = await linesOf(tx, { companyId, from, to });
    const bad = badLinesOf(lines, seal);
    const fits = hashOfStretch(lines, before) === seal.hash && from === reached && lines.length > 0;
    if (!fits && bad.length > 0) finding.badLines.push(...bad);
    else if (!fits || (bad.length > 0 && seal.lineIds !== null)) finding.badSeals.push(Number(seal.id));
    before = seal.hash;
    reached = to;
    sealed += lines.length;
  }
  finding.badLines = merged(finding.badLines);
  const rest = await linesOf(tx, { companyId, from: reached, to: Number.MAX_SAFE_INTEGER });
  return { finding, sealed, unsealed: rest.length };
}

/** Walks the chain of one company, or of the platform when it is null. */
export async function findingOf(db: Database, companyId: number | null): Promise<Finding> {
  return (await asAccess(db, (tx) => verifyChain(tx, companyId), { readOnly: true })).finding;
}

/** Walks every chain. No findings: nothing that was sealed has been changed, removed or slipped in. */
export async function verifyAudit(db: Database): Promise<Verified> {
  const verified: Verified = { findings: [], sealed: 0, unsealed: 0 };
  for (const companyId of await asAccess(db, chains, { readOnly: true })) {
    const { finding, sealed, unsealed } = await asAccess(db, (tx) => verifyChain(tx, companyId), { readOnly: true });
    verified.sealed += sealed;
    verified.unsealed += unsealed;
    if (finding.badLines.length + finding.badSeals.length > 0) verified.findings.push(finding);
  }
  return verified;
}

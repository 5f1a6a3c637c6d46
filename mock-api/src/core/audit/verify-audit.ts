import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';
import { type Head, isExplained, type Restore } from './audit-heads.ts';
import type { AuditKeys } from './audit-keys.ts';
import { chains } from './chain-audit.ts';
import { hashOfLine, type Line, linesOf, ofCompany } from './lines.ts';
import { beforesOf, fits, type Link, type Signer, signerOf } from './signer.ts';

/** A line that is no longer what the chain holds: its fields changed, it is gone, or it was slipped in. */
type BadLine = { id: number; fault: 'changed' | 'missing' | 'added' };

/** What is wrong with a company's chain (null: the platform's), its lines in the order in which they were written. */
export type Finding = {
  companyId: number | null;
  badLines: BadLine[];
  /** Links that were touched themselves: they do not fit what they follow, what they remember of lines that are as they were, or the key they name. */
  badLinks: number[];
  /** Lines whose key is not known here, or that no key has signed yet: nothing can be said about them. */
  unverifiable: number;
  /** The first of those whose key is not known here. */
  firstUnverifiable: number | null;
  /** The first head written down outside that the chain no longer holds: its end was cut off, or made anew. */
  lost: Head | null;
  /** That the database was set back to before heads of this chain: those are not lost. */
  setBack: Restore | null;
};

/** What verifying takes from outside the database: the keys, and the heads and restores that were written down. */
export type AuditProof = { keys: AuditKeys; heads: readonly Head[]; restores: readonly Restore[] };

/** How many lines the chain holds, and those written since, which the next link takes. */
type Verified = { findings: Finding[]; chained: number; waiting: number };

async function linksOf(tx: Tx, companyId: number | null): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select "id", "fromTransaction" as "from", "toTransaction" as "to", "hash", "keyId", "lineIds", "lineHashes" from "audit_seal"
    where ${ofCompany(companyId)} order by "fromTransaction"`);
  return rows;
}

/** The lines of a stretch that differ from what its link remembers of each. A link made before links did so can only name the first of its lines. */
function badLinesOf(lines: readonly Line[], link: Link, key: Buffer | undefined): BadLine[] {
  if (link.lineIds === null || link.lineHashes === null)
    return lines.slice(0, 1).map(({ id }) => ({ id, fault: 'changed' }));
  const hashes = new Map(link.lineIds.map((id, index) => [Number(id), link.lineHashes?.[index]]));
  const present = new Map(lines.map((line) => [line.id, line]));
  const bad: BadLine[] = [];
  for (const [id, hash] of hashes) {
    const line = present.get(id);
    if (!line) bad.push({ id, fault: 'missing' });
    else if (hashOfLine(line, key) !== hash) bad.push({ id, fault: 'changed' });
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

/** The first head written down outside that is in no link of the chain, and the restore that explains others. */
function missingHeads(
  links: readonly Link[],
  companyId: number | null,
  { heads, restores }: AuditProof,
): Pick<Finding, 'lost' | 'setBack'> {
  const held = new Map(links.map(({ to, hash }) => [Number(to), hash]));
  const missing = heads.filter((head) => head.companyId === companyId && held.get(head.to) !== head.hash);
  const lost = missing.find((head) => !isExplained(head, restores)) ?? null;
  const explaining = restores.filter((restore) => missing.some((head) => isExplained(head, [restore])));
  return { lost, setBack: explaining.at(-1) ?? null };
}

async function verifyChain(
  tx: Tx,
  companyId: number | null,
  proof: AuditProof,
): Promise<{ finding: Finding; chained: number; waiting: number }> {
  const links = await linksOf(tx, companyId);
  const { keys, heads } = proof;
  const finding: Finding = {
    ...{ companyId, badLines: [], badLinks: [], ...missingHeads(links, companyId, proof) },
    ...{ unverifiable: 0, firstUnverifiable: null },
  };
  let [reached, chained, unsigned] = [0, 0, 0];
  let signer: Signer | undefined;
  for (const [index, link] of links.entries()) {
    const [from, to] = [Number(link.from), Number(link.to)];
    const lines = await linesOf(tx, { companyId, from, to });
    const signed = { link, lines, befores: beforesOf(links[index - 1], signer) };
    signer = await signerOf(signed, keys, { tx, companyId, next: links[index + 1], heads });
    chained += lines.length;
    if (!signer) {
      finding.unverifiable += lines.length;
      finding.firstUnverifiable ??= lines[0]?.id ?? null;
    } else {
      const { key, keyId } = signer;
      const bad = badLinesOf(lines, link, key);
      const isWhole = fits(signed, signer) && from === reached && lines.length > 0;
      if (!isWhole && bad.length > 0) finding.badLines.push(...bad);
      else if (!isWhole || (bad.length > 0 && link.lineIds !== null)) finding.badLinks.push(Number(link.id));
      if (keyId !== link.keyId && !finding.badLinks.includes(Number(link.id)))
        finding.badLinks.push(Number(link.id));
      // What stands before a signed link is signed with it: the hash it goes on from is part of its own.
      unsigned = key ? 0 : unsigned + lines.length;
    }
    reached = to;
  }
  finding.unverifiable += unsigned;
  finding.badLines = merged(finding.badLines);
  const rest = await linesOf(tx, { companyId, from: reached, to: Number.MAX_SAFE_INTEGER });
  return { finding, chained, waiting: rest.length };
}

/** Walks the chain of one company, or of the platform when it is null. */
export async function findingOf(
  db: Database,
  companyId: number | null,
  proof: AuditProof,
): Promise<Finding & { chained: number; waiting: number }> {
  const walk = (tx: Tx) => verifyChain(tx, companyId, proof);
  const { finding, chained, waiting } = await asAccess(db, walk, { readOnly: true });
  return { ...finding, chained, waiting };
}

/** Whether something in a chain was changed, removed or slipped in; what cannot be verified is no such thing. */
export const isEdited = ({ badLines, badLinks, lost }: Finding): boolean =>
  badLines.length > 0 || badLinks.length > 0 || lost !== null;

/** Walks every chain. No findings: nothing in a chain has been changed, removed or slipped in, and all of it could be verified. */
export async function verifyAudit(db: Database, proof: AuditProof): Promise<Verified> {
  const verified: Verified = { findings: [], chained: 0, waiting: 0 };
  for (const companyId of await asAccess(db, chains, { readOnly: true })) {
    const { chained, waiting, ...finding } = await findingOf(db, companyId, proof);
    verified.chained += chained;
    verified.waiting += waiting;
    if (isEdited(finding) || finding.unverifiable > 0) verified.findings.push(finding);
  }
  return verified;
}

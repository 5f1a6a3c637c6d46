import type { Tx } from '../db/transaction.ts';
import type { Head } from './audit-heads.ts';
import type { AuditKeys } from './audit-keys.ts';
import { chainedFrom, hashOfLine, hashOfStretch, type Line, linesOf, START } from './lines.ts';

/** A link of a chain as it is stored; `keyId` is null for those of before there were keys. */
export type Link = {
  id: string;
  from: string;
  to: string;
  hash: string;
  keyId: string | null;
  lineIds: string[] | null;
  lineHashes: string[] | null;
};

/** The key that a link was made with, and its id. */
export type Signer = { keyId: string | null; key: Buffer | undefined };

/** A link with its lines, and every text that it may go on from: that of today, and that of before the key id was part of it. */
type Signed = { link: Link; lines: readonly Line[]; befores: readonly string[] };

/** What a link may go on from; `signer` is of the link before it, found by `signerOf`. */
export function beforesOf(before: Link | undefined, signer: Signer | undefined): string[] {
  if (!before) return [START];
  const ids = [signer ? signer.keyId : before.keyId, before.keyId, null];
  return [...new Set(ids.map((keyId) => chainedFrom(before.hash, keyId)))];
}

/** Whether a link is what this key makes of its lines. */
export const fits = ({ link, lines, befores }: Signed, { key }: Signer): boolean =>
  befores.some((before) => hashOfStretch(lines, before, key) === link.hash);

function remembersOne({ link, lines }: Signed, { key }: Signer): boolean {
  const hashes = new Map(link.lineIds?.map((id, index) => [Number(id), link.lineHashes?.[index]]));
  return lines.some((line) => hashes.get(line.id) === hashOfLine(line, key));
}

const ringOf = (keys: AuditKeys): Signer[] => [...keys.byId].map(([keyId, key]) => ({ keyId, key }));

/** What else says which key a link was made with: a head written down outside, and the link that follows, which goes on from hash and key id. */
type Witnesses = { tx: Tx; companyId: number | null; next: Link | undefined; heads: readonly Head[] };

async function witnessed(link: Link, ring: readonly Signer[], witnesses: Witnesses) {
  const { tx, companyId, next, heads } = witnesses;
  const isItsHead = (head: Head) =>
    head.companyId === companyId && head.to === Number(link.to) && head.hash === link.hash;
  const named = new Set(heads.filter(isItsHead).map(({ keyId }) => keyId));
  const byHead = ring.find(({ keyId }) => keyId !== null && named.has(keyId));
  if (byHead || !next) return byHead;
  const lines = await linesOf(tx, { companyId, from: Number(next.from), to: Number(next.to) });
  const goesOnFrom = ({ keyId }: Signer) => {
    const signed = { link: next, lines, befores: [chainedFrom(link.hash, keyId)] };
    return ring.some((signer) => fits(signed, signer));
  };
  return ring.find(goesOnFrom);
}

/**
 * The key that made a link, whatever key it names: somebody who edits a line could name an unknown one beside it, and nothing could be said about the stretch.
 * Undefined when no key here made it.
 */
export async function signerOf(
  signed: Signed,
  keys: AuditKeys,
  witnesses: Witnesses,
): Promise<Signer | undefined> {
  const { link } = signed;
  const ring = ringOf(keys);
  const named: Signer[] =
    link.keyId === null
      ? [{ keyId: null, key: undefined }]
      : ring.filter(({ keyId }) => keyId === link.keyId);
  const tried = [...named, ...ring.filter(({ keyId }) => keyId !== link.keyId)];
  return (
    tried.find((signer) => fits(signed, signer)) ??
    tried.find((signer) => remembersOne(signed, signer)) ??
    named[0] ??
    (await witnessed(link, ring, witnesses))
  );
}

/** A build that some of the companies have: so many of a hundred. */
type Share = { remote: string; share: number };

/**
 * Whether a company is among those who have the canary of a remote: the first four bytes of SHA-256 of `<remote> <company's id>`, as a part of what they can be, lie below the
 * share. A company that is in at 10 % is in at 20 % too; each remote draws anew.
 */
export async function isInShare({ remote, share }: Share, companyId: number): Promise<boolean> {
  const text = new TextEncoder().encode(`${remote} ${companyId}`);
  const hash = await crypto.subtle.digest('SHA-256', text);
  return new DataView(hash).getUint32(0) * 100 < share * 2 ** 32;
}

import type { AccountLink, SaveAccountLink } from '@paga/contract/bookkeeping';

/** What stands in the fields of a link. */
type LinkValues = {
  id?: number;
  payroll_account_id?: number | null;
  quickbooks_account?: string | null;
  sectorId?: number | null;
  checked_account?: boolean;
};

/** What stands in the form. */
export type AccountLinkValues = {
  paymentAccount?: string | null;
  postsClosed?: boolean;
  links?: LinkValues[];
};

/** The links as the form starts with them. */
export const valuesOf = (links: readonly AccountLink[]): LinkValues[] =>
  links.map(({ id, payroll_account_id, quickbooks_account, sectorId, checked_account }) => ({
    ...{ id, payroll_account_id, quickbooks_account, sectorId, checked_account },
  }));

/** What is sent; both accounts are there by then, the form's rules see to it. */
export const linkOf = ({
  id,
  payroll_account_id,
  quickbooks_account,
  sectorId,
  checked_account,
}: LinkValues): SaveAccountLink => ({
  ...(id === undefined ? {} : { id }),
  payroll_account_id: payroll_account_id ?? 0,
  quickbooks_account: quickbooks_account ?? '',
  checked_account: checked_account ?? true,
  sectorId: sectorId ?? null,
});

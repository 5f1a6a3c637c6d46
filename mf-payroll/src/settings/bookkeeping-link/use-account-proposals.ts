import { query } from '@paga/client';
import { type AccountProposal, getAccountProposals } from '@paga/contract/bookkeeping';
import { Form } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountLinkValues } from './link-values.ts';

type LinkForm = NonNullable<ComponentProps<typeof Form<AccountLinkValues>>['form']>;
type NewLink = NonNullable<AccountLinkValues['links']>[number];

/** The place of the payment account among the proposals; no payroll account has it. */
const PAYMENT = 0;

/** What is proposed and not in the form yet, and how some of it is taken over. */
export type OpenProposals = {
  open: AccountProposal[];
  accept: (proposals: readonly AccountProposal[]) => void;
};

/** Proposals for who has saved no link yet; a server that knows none proposes nothing. */
export function useAccountProposals(
  form: LinkForm,
  isEmpty: boolean,
  add: (link: NewLink) => void,
): OpenProposals {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({
    ...query(getAccountProposals, undefined),
    enabled: isEmpty,
    meta: { silent: true },
  });
  const links = Form.useWatch('links', form);
  const payment = Form.useWatch('paymentAccount', form);
  if (!isEmpty || !data) return { open: [], accept: () => undefined };
  const bank = { payroll_account_id: PAYMENT, payroll_account: t('settings.bookkeeping.paymentAccount') };
  const open = [
    ...(payment || data.payment.length === 0 ? [] : [{ ...bank, accounts: data.payment }]),
    ...data.links.filter(
      ({ payroll_account_id: id }) => !links?.some((link) => link?.payroll_account_id === id),
    ),
  ];
  const accept: OpenProposals['accept'] = (proposals) => {
    for (const { payroll_account_id, accounts } of proposals) {
      const account = accounts[0]?.value;
      if (payroll_account_id === PAYMENT) form.setFieldValue('paymentAccount', account);
      else add({ payroll_account_id, quickbooks_account: account, checked_account: true });
    }
  };
  return { open, accept };
}

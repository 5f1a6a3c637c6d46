import type { AccountProposal } from '@paga/contract/bookkeeping';
import { Button, Row, SimpleTable, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenProposals } from './use-account-proposals.ts';

/** The accounts that fit by name and type, for a mapping that is still empty. Accepted, they stand in the form; they are saved with it. */
export function AccountProposals({ open, accept }: OpenProposals): ReactElement | null {
  const { t } = useTranslation('payroll');
  if (open.length === 0) return null;
  const clear = open.filter(({ accounts }) => accounts.length === 1);
  return (
    <Stack
      as="section"
      gap={8}
      className="bookkeeping-proposals"
      aria-label={t('settings.bookkeeping.proposals.title')}
    >
      <Row justify="between">
        <strong>{t('settings.bookkeeping.proposals.title')}</strong>
        {clear.length > 1 && (
          <Button onClick={() => accept(clear)}>
            {t('settings.bookkeeping.proposals.acceptAll', { count: clear.length })}
          </Button>
        )}
      </Row>
      <p className="paga-hint">{t('settings.bookkeeping.proposals.text')}</p>
      <SimpleTable
        label={t('settings.bookkeeping.proposals.title')}
        stacks
        rows={open}
        rowKey={({ payroll_account_id: id }) => id}
        columns={[
          {
            key: 'ours',
            title: t('settings.bookkeeping.payrollAccount'),
            render: ({ payroll_account: name }) => name,
          },
          {
            key: 'theirs',
            title: t('settings.bookkeeping.serviceAccount'),
            render: (proposal) => <Fitting proposal={proposal} />,
          },
          {
            key: 'accept',
            title: <span className="paga-hidden">{t('settings.bookkeeping.proposals.accept')}</span>,
            align: 'right',
            render: (proposal) =>
              proposal.accounts.length === 1 && (
                <Button
                  variant="link"
                  size="small"
                  aria-label={t('settings.bookkeeping.proposals.acceptOf', {
                    name: proposal.payroll_account,
                  })}
                  onClick={() => accept([proposal])}
                >
                  {t('settings.bookkeeping.proposals.accept')}
                </Button>
              ),
          },
        ]}
      />
    </Stack>
  );
}

function Fitting({ proposal: { accounts } }: { proposal: AccountProposal }): ReactElement {
  const { t } = useTranslation('payroll');
  const names = accounts.map(({ label }) => label).join(', ');
  return accounts.length === 1 ? (
    <span>{names}</span>
  ) : (
    <span className="paga-hint">{t('settings.bookkeeping.proposals.several', { names })}</span>
  );
}

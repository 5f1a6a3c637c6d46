import { query } from '@paga/client';
import {
  getLedgerAccounts,
  type LedgerAccount,
  LedgerCategory,
  saveLedgerAccounts,
} from '@paga/contract/filing';
import { ErrorState, FormField, Grid, Input, Modal, ModalForm, SkeletonTable } from '@paga/kit';
import { useCompany, useErrorText, useFormStart } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveFiling } from '#filing/calls/use-save-filing.ts';

type LedgerModalProps = { onClose: () => void };

/** The account number of each part of pay in the company's own chart. */
export function LedgerModal({ onClose }: LedgerModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const read = useQuery({
    ...query(getLedgerAccounts, { query: { tenantId } }),
    meta: { silent: true },
  });
  const { data, error, refetch } = read;
  const started = useFormStart(read);
  if (started && data) return <LedgerForm accounts={data} onClose={onClose} />;
  return (
    <Modal open title={t('filing.journal.accounts')} onClose={onClose}>
      {error ? (
        <ErrorState detail={errorText(error)} onRetry={refetch} />
      ) : (
        <SkeletonTable rows={6} columns={2} />
      )}
    </Modal>
  );
}

type LedgerFormProps = LedgerModalProps & { accounts: readonly LedgerAccount[] };
type Values = Partial<Record<LedgerCategory, string>>;

function LedgerForm({ accounts, onClose }: LedgerFormProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const { save, problem } = useSaveFiling(saveLedgerAccounts, {
    saved: t('filing.journal.saved'),
    texts: {},
  });
  const ofEverybody = accounts.filter(({ sectorId }) => sectorId === null);
  const initialValues: Values = Object.fromEntries(
    ofEverybody.map(({ category, account }) => [category, account]),
  );
  // Accounts of sectors are kept as they are: the whole list is sent.
  const submit = (values: Values) =>
    save({
      body: {
        tenantId,
        accounts: [
          ...accounts.filter(({ sectorId }) => sectorId !== null),
          ...LedgerCategory.options.map((category) => ({
            category,
            sectorId: null,
            account: values[category] ?? '',
          })),
        ],
      },
    });
  return (
    <ModalForm<Values>
      open
      title={t('filing.journal.accounts')}
      width={640}
      initialValues={initialValues}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid columns={260}>
        {LedgerCategory.options.map((category) => (
          <FormField key={category} name={category} label={t(`filing.journal.category.${category}`)}>
            <Input />
          </FormField>
        ))}
      </Grid>
    </ModalForm>
  );
}

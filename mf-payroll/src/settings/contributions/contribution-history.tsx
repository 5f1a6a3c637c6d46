import type { DatedContribution } from '@paga/contract/company/contributions';
import { Percent, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CameFrom, ValidFrom } from '../dated-values/came-from.tsx';

/** The contributions of the company by their dates, newest first. */
export function ContributionHistory({ history }: { history: readonly DatedContribution[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<DatedContribution>[] = [
    {
      key: 'validFrom',
      title: t('settings.datedValues.validFrom'),
      render: (entry) => <ValidFrom entry={entry} />,
    },
    {
      key: 'employer',
      title: t('settings.contributions.employer'),
      align: 'right',
      render: (entry) => <Percent value={entry.employerContribute} />,
    },
    {
      key: 'personal',
      title: t('settings.contributions.personal'),
      align: 'right',
      render: (entry) => <Percent value={entry.personalContribute} />,
    },
    { key: 'who', title: t('settings.datedValues.changedBy'), render: (entry) => <CameFrom entry={entry} /> },
  ];
  return (
    <SimpleTable
      label={t('settings.datedValues.history')}
      showLabel
      rows={history}
      columns={columns}
      rowKey={(entry) => entry.contributeId}
      stacks
    />
  );
}

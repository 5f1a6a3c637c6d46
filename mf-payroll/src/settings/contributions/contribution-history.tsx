import type { DatedContribution } from '@paga/contract/company/contributions';
import { settingNames } from '@paga/contract/company/setting-fields';
import { Percent, type SimpleColumn } from '@paga/kit';
import type { ReactElement } from 'react';
import { DatedHistory } from '../dated-values/dated-history.tsx';
import { useContributionLabel } from './contribution-label.ts';

/** The contributions of the company by their dates, newest first. */
export function ContributionHistory({ history }: { history: readonly DatedContribution[] }): ReactElement {
  const label = useContributionLabel();
  return (
    <DatedHistory
      entries={history}
      rowKey={({ contributeId }) => contributeId}
      columns={settingNames('contributions').map(
        (field): SimpleColumn<DatedContribution> => ({
          key: field,
          title: label(field),
          align: 'right',
          render: (entry) => <Percent value={entry[field]} />,
        }),
      )}
      from="changedBy"
    />
  );
}

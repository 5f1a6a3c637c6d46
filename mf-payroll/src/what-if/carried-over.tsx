import type { WhatIf } from '@paga/contract/payroll';
import { Alert, DateText, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ReadChanges } from './read-changes.tsx';
import type { RealMonth } from './tried/tried-month.ts';

type CarriedOverProps = { whatIf: WhatIf; carried: NonNullable<WhatIf['carried']>; month: RealMonth };

/** A sandbox that was carried over: by whom, when, and what it changed. Its figures are those of the month now. */
export function CarriedOver({ whatIf, carried: { by, at }, month }: CarriedOverProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Stack>
      <Alert tone="success" title={t('whatIf.carried.title')}>
        <Trans
          t={t}
          i18nKey={by ? 'whatIf.carried.by' : 'whatIf.carried.at'}
          values={{ name: by }}
          components={{ at: <DateText value={at} time /> }}
        />
      </Alert>
      <ReadChanges whatIf={whatIf} month={month} />
    </Stack>
  );
}

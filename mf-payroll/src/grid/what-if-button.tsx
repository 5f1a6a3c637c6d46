import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

/** Leads to the sandboxes of a month: what other raises, hours or rates would cost. */
export function WhatIfButton({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  if (!useMayCall('getWhatIfs')) return null;
  return (
    <Button icon="calculator" onClick={() => navigate(placeOf('whatIf', period))}>
      {t('whatIf.open')}
    </Button>
  );
}

import { query } from '@paga/client';
import { getClosedVersions } from '@paga/contract/payroll';
import { Alert } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#calculations/use-period.ts';

/** What opening a closed month again brings with it, as far as Paga knows: payslips that people already have, and what it cannot know. */
export function WhatFollows({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const versions = useQuery({ ...query(getClosedVersions, { query: { ...period, userId: company.id } }), meta: { silent: true } });
  const mailed = versions.data?.done.mailed ?? 0;
  return (
    <Alert tone={mailed > 0 ? 'warning' : 'info'} title={t('closed.follows.title')}>
      <ul className="closed-follows">
        <li>{mailed > 0 ? t('closed.follows.mailed', { count: mailed }) : t('closed.follows.notMailed')}</li>
        <li>{t('closed.follows.outside')}</li>
        <li>{t('closed.follows.kept')}</li>
      </ul>
    </Alert>
  );
}

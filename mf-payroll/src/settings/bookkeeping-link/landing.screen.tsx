import { call, invalidates } from '@paga/client';
import { exchangeAccessToken, getServiceConnection } from '@paga/contract/bookkeeping';
import { Alert, Page, SkeletonCard, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

const SETTINGS = '/configurations?tab=payroll&open=bookkeeping';

type Consent = { code: string; state: string; realmId: string };

function consentIn(search: URLSearchParams): Consent | undefined {
  const [code, state, realmId] = ['code', 'state', 'realmId'].map((name) => search.get(name));
  return code && state && realmId ? { code, state, realmId } : undefined;
}

/** Where the service sends a person back to after the consent: hands the code over once and leads to the account link. */
export function LandingScreen(): ReactElement {
  const { t } = useTranslation('payroll');
  const [search] = useSearchParams();
  const consent = consentIn(search);
  return (
    <Page title={t('settings.bookkeeping.landing.title')}>
      <Stack>
        {consent ? (
          <Exchange consent={consent} />
        ) : (
          <Failed
            text={t(
              search.has('error')
                ? 'settings.bookkeeping.landing.cancelled'
                : 'settings.bookkeeping.landing.nothing',
            )}
          />
        )}
      </Stack>
    </Page>
  );
}

function Exchange({ consent }: { consent: Consent }): ReactElement {
  const { id } = useCompany();
  const errorText = useErrorText();
  const client = useQueryClient();
  // A query and not an effect: it is asked once, also where React mounts twice.
  const { data, error } = useQuery({
    queryKey: ['bookkeeping consent', consent.state],
    queryFn: async () => {
      const answer = await call(exchangeAccessToken, { body: { tenantId: id, userId: id, ...consent } });
      void client.invalidateQueries(invalidates(getServiceConnection));
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (error) return <Failed text={errorText(error)} />;
  return data ? <Navigate to={SETTINGS} replace /> : <SkeletonCard lines={3} />;
}

function Failed({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Alert tone="danger" title={t('settings.bookkeeping.landing.failed')}>
      {text} <Link to={SETTINGS}>{t('settings.bookkeeping.landing.back')}</Link>
    </Alert>
  );
}

import { RoleId } from '@paga/contract/shapes';
import { Page } from '@paga/kit';
import { type Company, placeOfStep } from '@paga/platform';
import { useMaybeSession } from '@paga/platform/host';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { takeOrigin } from '#session/places.ts';
import { companyOf, enterCompany } from '#session/session.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { ChooseCompany } from './choose-company.tsx';
import { CompanyCards } from './company-cards.tsx';
import type { MonthToDo } from './next-step.tsx';
import { SessionPage } from './session-page.tsx';
import { useCompanyCount } from './use-companies.ts';

/** The company picker: cards with logo and name; a single company is chosen by itself; role 1 searches. */
export function CompanyLoginScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const session = useMaybeSession();
  const count = useCompanyCount();
  const navigate = useNavigate();
  const goOn = (): void => void navigate(takeOrigin(), { replace: true });
  const entering = useMutation({
    mutationFn: ({ company }: { company: Company; month?: MonthToDo | undefined }) => enterCompany(company),
    onSuccess: (_answer, { month }) => (month ? navigate(placeOfStep(month), { replace: true }) : goOn()),
  });
  // Who came to change the company may stay in the one that is shown.
  const back = session?.company ? (
    <Link to="/">{t('company.stay', { company: session.company.name })}</Link>
  ) : undefined;
  const { mutate } = entering;
  const account = readStoredSession()?.account;
  const agreed = account?.agreed !== null;
  const only = count === 1 ? account?.company : undefined;
  useEffect(() => {
    if (only && agreed) mutate({ company: companyOf(only) });
  }, [only?.id, agreed, mutate]);

  if (!agreed) return <Navigate to="/licenseAgreement" replace />;
  if (session?.roleId === RoleId.superAdmin) {
    return (
      <SessionPage>
        <ChooseCompany title={t('company.title')} back={back} onEntered={goOn} />
      </SessionPage>
    );
  }
  return (
    <SessionPage>
      <Page
        title={t('company.title')}
        back={back}
        hint={count === 0 ? t('company.notLinked') : t('company.hint')}
      >
        {count > 0 && (
          <CompanyCards
            count={count}
            busy={entering.isPending}
            onChoose={(company, month) => mutate({ company, month })}
          />
        )}
      </Page>
    </SessionPage>
  );
}

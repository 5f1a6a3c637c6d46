import { query } from '@paga/client';
import { getLoginTenants } from '@paga/contract/identity/sign-in';
import { Button, ErrorState, Page, Row, SkeletonTable } from '@paga/kit';
import { type Company, useErrorText, useMaybeCompany } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { companyOf, enterCompany } from '#session/session.ts';

const NAME = 'company';

/** The address of a page with the company it is of, or without one. */
function addressOf({ pathname, search, hash }: ReturnType<typeof useLocation>, company?: number): string {
  const params = new URLSearchParams(search);
  params.delete(NAME);
  if (company !== undefined) params.set(NAME, String(company));
  const text = params.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/**
 * The address that is copied or kept says which company its page is of (`?company=7`), beside the router, so that no screen meets it. A link to another
 * company is not answered with this one's page: who belongs to that one is offered to open it there.
 */
export function LinkedCompany({ children }: { children: ReactNode }): ReactNode {
  const company = useMaybeCompany();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search).get(NAME);
  const plain = addressOf(location);
  const isHere = asked !== null && company !== null && asked === String(company.id);
  useEffect(() => {
    if (isHere) navigate(plain, { replace: true });
  }, [isHere, plain, navigate]);
  useEffect(() => {
    if (asked === null && company) history.replaceState(history.state, '', addressOf(location, company.id));
  }, [asked, company, location]);
  if (asked === null || isHere) return children;
  return <OtherCompany asked={asked} here={company} onDone={() => navigate(plain, { replace: true })} />;
}

type OtherCompanyProps = { asked: string; here: Company | null; onDone: () => void };

const ID = /^[1-9]\d{0,14}$/;

/** The company of a link, if it is one of the person's; the server is asked for that one. */
function useLinked(asked: string) {
  const isId = ID.test(asked);
  const found = useQuery({
    ...query(getLoginTenants, { query: { tenantId: Number(asked) } }),
    enabled: isId,
    meta: { silent: true },
  });
  const [company] = found.data ?? [];
  return { ...found, isPending: isId && found.isPending, company: company && companyOf(company) };
}

/** A company somebody does not belong to is answered like one that does not exist. */
function OtherCompany({ asked, here, onDone }: OtherCompanyProps): ReactNode {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { company: linked, isPending, error, refetch } = useLinked(asked);
  const entering = useMutation({ mutationFn: enterCompany, onSuccess: onDone });
  const stay = here && <Button onClick={onDone}>{t('company.link.stay', { company: here.name })}</Button>;
  if (isPending) return <SkeletonTable rows={3} columns={2} />;
  if (error) return <ErrorState detail={errorText(error)} onRetry={refetch} action={stay} />;
  if (!linked)
    return (
      <ErrorState
        picture="search"
        title={t('company.link.unknown')}
        detail={t('company.link.unknownHint')}
        action={stay}
      />
    );
  return (
    <Page
      slim
      title={t('company.link.title', { company: linked.name })}
      hint={here ? t('company.link.here', { company: here.name }) : undefined}
    >
      <Row>
        <Button variant="primary" loading={entering.isPending} onClick={() => entering.mutate(linked)}>
          {t('company.link.open', { company: linked.name })}
        </Button>
        {stay}
      </Row>
    </Page>
  );
}

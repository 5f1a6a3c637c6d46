import { mutation } from '@paga/client';
import { acceptTerms } from '@paga/contract/identity/sign-in';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { Button, Card, DateText, Page } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { firstPlace } from '#session/admission.ts';
import { takeOrigin } from '#session/places.ts';
import { adoptAccount } from '#session/session.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { SessionPage } from './session-page.tsx';

const CLAUSES = [
  'subject',
  'account',
  'data',
  'protection',
  'duty',
  'service',
  'liability',
  'end',
  'law',
] as const;

/** The licence agreement, accepted once; after it the companies, or the main page where there is nothing to choose. Later it can be read again. */
export function LicenceScreen(): ReactNode {
  const { t } = useTranslation('shell');
  // As it was when the page opened: accepting leads away, and shows nothing else on the way.
  const agreed = readStoredSession()?.account.agreed ?? null;
  return (
    <SessionPage>
      <Page title={t('licence.title')} hint={t('licence.updated')}>
        <Card>
          <ol className="company-text">
            {CLAUSES.map((clause) => (
              <li key={clause}>
                <h2>{t(`licence.clause.${clause}.title`)}</h2>
                <p>{t(`licence.clause.${clause}.text`)}</p>
              </li>
            ))}
          </ol>
        </Card>
        {agreed === null ? <Accept /> : <Accepted at={agreed} />}
      </Page>
    </SessionPage>
  );
}

function Accept(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const navigate = useNavigate();
  const goOn = (account: AuthenticatedUser): void => {
    adoptAccount(account);
    const place = account.companyCount > 1 ? firstPlace(account) : '/';
    navigate(place === '/' ? takeOrigin() : place, { replace: true });
  };
  const accepting = useMutation({ ...mutation(acceptTerms), onSuccess: goOn });
  return (
    <div className="company-accept" data-foot="">
      <Button
        variant="primary"
        loading={accepting.isPending}
        onClick={() => accepting.mutate({ body: { email: user.email, agreed: 1 } })}
      >
        {t('licence.accept')}
      </Button>
    </div>
  );
}

function Accepted({ at }: { at: string }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <p>
      {t('licence.accepted')} <DateText value={at.slice(0, 10)} /> · <Link to="/">{t('notFound.home')}</Link>
    </p>
  );
}

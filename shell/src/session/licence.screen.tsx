import { mutation } from '@paga/client';
import { acceptTerms } from '@paga/contract/access';
import { Button, Card, Page } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { firstPlace } from './admission.ts';
import { takeOrigin } from './places.ts';
import { adoptAccount } from './session.ts';
import { SessionPage } from './session-page.tsx';

const CLAUSES = ['use', 'data', 'duty', 'end'] as const;

/** The licence agreement, accepted once; after it the companies, or the main page where there is nothing to choose. */
export function LicenceScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const navigate = useNavigate();
  const accepting = useMutation({
    ...mutation(acceptTerms),
    onSuccess: (account) => {
      adoptAccount(account);
      const place = account.companies.length > 1 ? firstPlace(account) : '/';
      navigate(place === '/' ? takeOrigin() : place, { replace: true });
    },
  });
  const accept = (): Promise<unknown> => accepting.mutateAsync({ body: { email: user.email, agreed: 1 } }).catch(() => undefined);
  return (
    <SessionPage>
      <Page title={t('licence.title')} hint={t('licence.updated')}>
        <Card>
          <ol className="company-text">
            {CLAUSES.map((clause) => (
              <li key={clause}>{t(`licence.clause.${clause}`)}</li>
            ))}
          </ol>
        </Card>
        <div>
          <Button variant="primary" onClick={accept}>
            {t('licence.accept')}
          </Button>
        </div>
      </Page>
    </SessionPage>
  );
}

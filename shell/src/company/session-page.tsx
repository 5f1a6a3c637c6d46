import { Button, Logo, Row } from '@paga/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IdleGuard } from '#inactivity/idle-guard.tsx';
import { useFocusOnArrival } from '#keyboard/use-focus-on-arrival.ts';
import { useKeptFocus } from '#keyboard/use-kept-focus.ts';
import { LanguageMenu } from '#language/language-menu.tsx';
import { signOut } from '#session/session.ts';
import './company.css';

/** The plain frame of the pages between sign-in and product: no menu, the language, a way out. */
export function SessionPage({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('shell');
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  useKeptFocus(main);
  // The next page begins at its top, however far this one was read.
  useEffect(() => () => window.scrollTo(0, 0), []);
  return (
    <main className="company-page" ref={main} tabIndex={-1}>
      <Row gap={0} wrap={false} justify="between" className="company-top">
        <Logo />
        <Row wrap={false}>
          <LanguageMenu />
          <Button variant="quiet" icon="logout" onClick={() => signOut()}>
            {t('account.signOut')}
          </Button>
        </Row>
      </Row>
      {children}
      <IdleGuard />
    </main>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether this page can check what it loads: browsers let only pages with https, and those of this machine. */
export const canVerify = (): boolean =>
  process.env.NODE_ENV !== 'production' || globalThis.crypto?.subtle !== undefined;

/** Says why nobody can sign in over http, and what to do. */
export function InsecurePage(): ReactNode {
  const { t } = useTranslation('shell');
  const secure = `https://${location.host}`;
  return (
    <div className="sign-in-box">
      <div>
        <h1>{t('insecure.title')}</h1>
        <p className="sign-in-lead">{t('insecure.text')}</p>
      </div>
      <a href={secure}>{secure}</a>
    </div>
  );
}

import { useToast } from '@paga/kit';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const WELCOME_AFTER_MS = 200;

/** spec 1 §8: the sign-in is confirmed by a toast, 200 ms later. */
export function Welcome(): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  useEffect(() => {
    const timer = setTimeout(() => toast.success(t('signIn.done'), { quiet: true }), WELCOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

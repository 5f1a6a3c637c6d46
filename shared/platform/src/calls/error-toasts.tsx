import { useToast } from '@paga/kit';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../use-error-text.ts';
import type { ShowError } from './query-client.ts';

let listener: ShowError = () => undefined;

/** What the query client calls; it reaches the toasts of the page once they are there. */
export const showError: ShowError = (error, meta) => listener(error, meta);

const OWN_MESSAGE = ['NOT_SIGNED_IN', 'WIRE_CHANGED'];

/** Signing out has its own message, and so has a page that is too old; the calls that were under way add none. */
function isReportedElsewhere(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && OWN_MESSAGE.includes(String(error.code))
  );
}

/** Shows each failure once, in the person's language. */
export function ErrorToasts(): ReactNode {
  const toast = useToast();
  const text = useErrorText();
  const { t } = useTranslation('shell');
  useEffect(() => {
    listener = (error, meta) => {
      if (!isReportedElsewhere(error))
        toast.error(meta.errorKey ? t(meta.errorKey, text(error)) : text(error));
    };
    return () => {
      listener = () => undefined;
    };
  }, [toast, text, t]);
  return null;
}

import { matchesText } from '@paga/platform';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '#session/session.ts';
import type { Deed, Hit } from './source.ts';

/** What the frame itself can do, by its name: what the bar offers, the way out. */
export function useOwnHits(deeds: readonly Deed[]): (text: string) => Hit[] {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const own = [
      ...deeds.map(({ key, label, words, onSelect }) => ({
        words: `${label} ${words ?? ''}`,
        hit: { id: key, title: label, path: '', run: onSelect },
      })),
      {
        words: t('account.signOut'),
        hit: { id: 'sign-out', title: t('account.signOut'), path: '', run: () => signOut() },
      },
    ];
    return (text) => own.filter(({ words }) => matchesText(text, words)).map(({ hit }) => hit);
  }, [deeds, t]);
}

import { matchesText, useMaybeCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '#company/use-companies.ts';
import { enterCompany, signOut } from '#session/session.ts';
import type { Deed, Hit } from './source.ts';

/** What the frame itself can do, by its name: another company, what the bar offers, the way out. */
export function useOwnHits(deeds: readonly Deed[]): (text: string) => Hit[] {
  const { t } = useTranslation('shell');
  const here = useMaybeCompany();
  const companies = useCompanies().filter(({ id }) => id !== here?.id);
  const others = companies.map((company) => ({
    words: `${company.name} ${t('account.changeCompany')}`,
    hit: {
      id: `company-${company.id}`,
      title: company.name,
      detail: t('account.changeCompany'),
      path: '/',
      run: () => enterCompany(company),
    },
  }));
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
  return (text) => [...others, ...own].filter(({ words }) => matchesText(text, words)).map(({ hit }) => hit);
}

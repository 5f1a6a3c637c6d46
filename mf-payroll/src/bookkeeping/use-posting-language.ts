import { call, invalidates, query } from '@paga/client';
import type { PostingLanguage } from '@paga/contract/bookkeeping';
import { getLanguage, updateSelectedLanguage } from '@paga/contract/identity/preferences';
import type { MenuItem } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The language of the descriptions as the wire of the language calls writes it: 0 Albanian, 1 English. */
export const ACCOUNTING_LANGUAGES = ['Alb', 'Eng'] as const satisfies readonly PostingLanguage[];

/** The person's language of the descriptions in the books. */
export function usePostingLanguage(): [PostingLanguage, (next: PostingLanguage) => void] {
  const client = useQueryClient();
  const { hasQuickbooks } = useCompany();
  const { data } = useQuery({
    ...query(getLanguage, undefined),
    enabled: hasQuickbooks,
    meta: { silent: true },
  });
  const { mutate } = useMutation({
    mutationFn: (value: 0 | 1) => call(updateSelectedLanguage, { body: { value } }),
    onSettled: () => client.invalidateQueries(invalidates(getLanguage)),
  });
  return [ACCOUNTING_LANGUAGES[data ?? 0], (next) => mutate(next === 'Eng' ? 1 : 0)];
}

/** Chooses it, in a menu; nothing for a company without the bookkeeping service. */
export function useLanguageItems(): MenuItem[] {
  const { t } = useTranslation('payroll');
  const { hasQuickbooks } = useCompany();
  const [language, choose] = usePostingLanguage();
  if (!hasQuickbooks) return [];
  return ACCOUNTING_LANGUAGES.map((value) => ({
    key: value,
    label: t(`bookkeeping.language.in.${value}`),
    checked: value === language,
    onSelect: () => choose(value),
  }));
}

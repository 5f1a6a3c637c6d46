import { useTranslation } from 'react-i18next';

const NAMED = ['admin', 'employees', 'payroll', 'reports', 'shell', 'vacations'] as const;

/** What a part is called; a remote without a name of ours by its own. */
export function usePartName(): (name: string) => string {
  const { t } = useTranslation('admin');
  return (name) => {
    const known = NAMED.find((one) => one === name);
    return known ? t(`parts.name.${known}`) : name;
  };
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { Chosen } from './use-selection.ts';

/** Names shown before the rest is counted. */
const NAMED = 5;

/** Who is chosen, by name; of many the first and how many more. */
export function ChosenNames({ chosen }: { chosen: Chosen }): ReactNode {
  const { t } = useTranslation('employees');
  const rest = chosen.size - NAMED;
  return (
    <ul className="bulk-names">
      {[...chosen].slice(0, NAMED).map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
      {rest > 0 && <li>{t('bulk.more', counted(rest))}</li>}
    </ul>
  );
}

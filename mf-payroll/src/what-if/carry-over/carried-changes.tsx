import type { WhatIfChange } from '@paga/contract/payroll';
import { isOfTerms, isRate } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeTexts } from '../changes/change-texts.tsx';
import type { RealMonth, TriedRow } from '../tried/tried-month.ts';

type CarriedChangesProps = { changes: readonly WhatIfChange[]; month: RealMonth; meant: readonly TriedRow[] };

/** Exactly what will be done: which changes become dated terms, which edits of the month, and which stay behind and where those are changed. */
export function CarriedChanges({ changes, month, meant }: CarriedChangesProps): ReactElement {
  const { t } = useTranslation('payroll');
  const countOf = (part: 'terms' | 'inputs') =>
    meant.filter((row) => row.meant === part || row.meant === 'both').length;
  const parts = [
    { name: 'terms', changes: changes.filter(isOfTerms), count: countOf('terms') },
    {
      name: 'inputs',
      changes: changes.filter((change) => !isOfTerms(change) && !isRate(change)),
      count: countOf('inputs'),
    },
    { name: 'rates', changes: changes.filter(isRate), count: 0 },
  ] as const;
  return (
    <>
      {parts
        .filter((part) => part.changes.length > 0)
        .map((part) => (
          <section key={part.name}>
            <h3 className="what-if-part">{t(`whatIf.carry.${part.name}.title`, { count: part.count })}</h3>
            <ChangeTexts changes={part.changes} month={month} />
            <p className="paga-hint">{t(`whatIf.carry.${part.name}.text`)}</p>
          </section>
        ))}
    </>
  );
}

import type { WhatIfChange } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RealMonth } from '../tried/tried-month.ts';
import { changeText, dayText, meantText } from './change-text.ts';

/** Changes in words, for reading: what, for whom, from when. */
export function ChangeTexts({
  changes,
  month,
}: {
  changes: readonly WhatIfChange[];
  month: RealMonth;
}): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <ol className="what-if-texts">
      {changes.map((change, index) => (
        <li key={index}>
          {[changeText(change, t), meantText(change, month, t), dayText(change, t)]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}

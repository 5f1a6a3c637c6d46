import type { HandedOut } from '@paga/contract/filing';
import { DateText } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';

/** What was done with closings that no longer hold: it still stands at the bank, at the tax administration, or with the people. */
export function HandedOutList({ handedOut }: { handedOut: readonly HandedOut[] }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <ul className="filing-problems">
      {handedOut.map(({ closing, task, on, by }) => (
        <li key={`${closing}-${task}`}>
          <Trans
            t={t}
            i18nKey="filing.corrections.handedOut"
            values={{
              what: t(`filing.corrections.task.${task}`),
              closing,
              name: by ?? t('closed.somebody'),
            }}
            components={{ day: <DateText value={on} /> }}
          />
        </li>
      ))}
    </ul>
  );
}

import { NoteLength } from '@paga/contract/limits';
import type { Finding } from '@paga/contract/payroll';
import { Stack, TextArea } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '#check/found/finding-text.ts';
import './sign-off.css';

/** How many findings are named; the rest is counted. */
const NAMED = 10;

type AcceptBySigningProps = { warnings: readonly Finding[]; note: string; onNote: (note: string) => void };

/** The warnings that a signer accepts with their name, and why they may stand. */
export function AcceptBySigning({ warnings, note, onNote }: AcceptBySigningProps): ReactElement {
  const { t } = useTranslation('payroll');
  const label = t('signOff.acceptNote');
  return (
    <Stack gap={8}>
      <p>{t('signOff.acceptThese', { count: warnings.length })}</p>
      <ul className="sign-off-made">
        {warnings.slice(0, NAMED).map((finding) => (
          <li key={`${finding.employeeId}-${finding.code}`}>
            {finding.name}: {findingText(finding, t)}
          </li>
        ))}
        {warnings.length > NAMED && <li>{t('check.more', { count: warnings.length - NAMED })}</li>}
      </ul>
      <TextArea
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={NoteLength.max}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </Stack>
  );
}

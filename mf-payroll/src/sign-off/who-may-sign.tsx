import type { Decider, MadeThing, Refusal } from '@paga/contract/approvals';
import { formatDateTime } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './sign-off.css';

/** What was made, in words: whose, or of how many, and when. */
function madeText(t: TFunction<'payroll'>, { kind, employee, employees, at }: MadeThing): string {
  const when = { at: formatDateTime(at) };
  if (employees === 0) return t(`signOff.made.${kind}.month`, when);
  if (employee !== null) return t(`signOff.made.${kind}.one`, { ...when, name: employee });
  return t(`signOff.made.${kind}.many`, { ...when, employees });
}

/** Why the person who asks may not sign: what they, or somebody who counts as one person with them, made of the month. */
export function WhyNot({ refusal: { through, made } }: { refusal: Refusal }): ReactElement {
  const { t } = useTranslation('payroll');
  const by = through === '' ? t('closed.somebody') : through;
  return (
    <>
      <p>{by === null ? t('signOff.own') : t('signOff.tied', { name: by })}</p>
      <ul className="sign-off-made">
        {made.map((thing) => (
          <li key={thing.kind}>{madeText(t, thing)}</li>
        ))}
      </ul>
    </>
  );
}

/** Who may sign, by name; where it is the person who asks alone, that a change of theirs would leave nobody. */
export function WhoMay({ signers }: { signers: readonly Decider[] }): ReactElement {
  const { t } = useTranslation('payroll');
  if (signers.length === 0) return <p>{t('signOff.nobody')}</p>;
  const [only] = signers;
  const names = signers.map(({ name }) => name).join(', ');
  return (
    <p>
      {t('signOff.signers', { names })} {signers.length === 1 && only?.own && t('signOff.onlyYou')}
    </p>
  );
}

import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { DateText } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';

/** What is noted of a closing, in the order it is done. */
export const MARKS = ['paid', 'declared'] as const;

type MarkTextProps = {
  closing: ClosedVersion;
  mark: ClosingMark;
  /** What was done stands before it already. */
  labelled?: boolean;
};

/** Says of a marked closing on which day it was done, and who noted it when. */
export function MarkText({ closing, mark, labelled }: MarkTextProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const done = closing[mark];
  if (!done) return null;
  return (
    <Trans
      t={t}
      i18nKey={labelled ? 'closed.mark.noted' : `closed.mark.${mark}.marked`}
      values={{ name: done.by ?? t('closed.somebody') }}
      components={{ day: <DateText value={done.on} />, at: <DateText value={done.at} time /> }}
    />
  );
}

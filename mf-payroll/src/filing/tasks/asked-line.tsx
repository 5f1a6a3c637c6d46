import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedBefore } from './asked-before.ts';

/** What is asked before a task is noted, in words. */
export function AskedLine({ asked: { why, count } }: { asked: AskedBefore }): ReactElement {
  const { t } = useTranslation('payroll');
  return <>{t(why === 'noneSent' ? 'filing.asked.noneSent' : 'filing.markOpen', { count })}</>;
}

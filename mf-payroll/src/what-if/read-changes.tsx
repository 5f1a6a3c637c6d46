import type { WhatIf } from '@paga/contract/payroll';
import { Card } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeTexts } from './changes/change-texts.tsx';
import { ThrowAway } from './throw-away.modal.tsx';
import type { RealMonth } from './tried/tried-month.ts';

/** The changes of a sandbox that is only read any more, and how it is thrown away. */
export function ReadChanges({ whatIf, month }: { whatIf: WhatIf; month: RealMonth }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Card title={t('whatIf.readChanges')} extra={<ThrowAway whatIf={whatIf} period={month.period} />}>
      {whatIf.changes.length === 0 && <p className="paga-hint">{t('whatIf.noChanges')}</p>}
      <ChangeTexts changes={whatIf.changes} month={month} />
    </Card>
  );
}

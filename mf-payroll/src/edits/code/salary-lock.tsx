import { Button, Icon } from '@paga/kit';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LockBox } from './lock-box.tsx';
import './salary-lock.css';
import type { SalaryCode } from './use-salary-code.ts';

/** The lock of the table: whether it takes changes, and while it does not, the box for the code. */
export function SalaryLock({ code }: { code: SalaryCode }): ReactElement {
  const { t } = useTranslation('payroll');
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = code.asking === 'box';
  if (code.granted)
    return (
      <span className="payroll-lock payroll-lock-open">
        <Icon name="unlock" size={14} />
        {t('edits.lock.open')}
      </span>
    );
  return (
    <>
      <Button
        ref={button}
        size="small"
        className="payroll-lock"
        icon="lock"
        aria-expanded={isAsked}
        onClick={isAsked ? code.close : code.ask}
      >
        {t('edits.lock.locked')}
      </Button>
      {isAsked && <LockBox code={code} lock={button} />}
    </>
  );
}

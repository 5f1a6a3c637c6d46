import { CodePrompt } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryCode } from './use-salary-code.ts';

/** Asks for the company's security code in a window, from within another one. */
export function SalaryCodePrompt({ code }: { code: SalaryCode }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <CodePrompt
      open={code.asking !== undefined}
      title={t('edits.code.title')}
      label={t('edits.code.label')}
      submitText={t('edits.code.submit')}
      error={code.problem}
      loading={code.checking}
      onSubmit={code.submit}
      onClose={code.close}
    >
      <p>{t('edits.code.explain')}</p>
    </CodePrompt>
  );
}

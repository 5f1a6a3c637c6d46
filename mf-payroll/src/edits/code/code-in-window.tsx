import { Input } from '@paga/kit';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_LENGTH, codeIn } from './code-text.ts';
import type { SalaryCode } from './use-salary-code.ts';

/** The question for the code inside a window that saves: `field` stands beside what is typed until the code was given. */
export function useCodeInWindow(code: SalaryCode): {
  field: ReactElement | null;
  /** Whether it may be saved; what is wrong with the code is said at its field. */
  given: () => Promise<boolean>;
} {
  const { t } = useTranslation('payroll');
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const given = async (): Promise<boolean> => {
    if (code.isGranted()) return true;
    const wrong = text.length < CODE_LENGTH ? t('edits.code.missing') : await code.give(text);
    setProblem(wrong);
    if (wrong !== undefined) document.getElementById(id)?.focus();
    return wrong === undefined;
  };
  const type = (typed: string): void => {
    setText(codeIn(typed));
    setProblem(undefined);
  };
  const field = code.isGranted() ? null : <CodeField id={id} value={text} problem={problem} onType={type} />;
  return { field, given };
}

type CodeFieldProps = {
  id: string;
  value: string;
  problem: string | undefined;
  onType: (text: string) => void;
};

function CodeField({ id, value, problem, onType }: CodeFieldProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <div className="payroll-edit-code">
      <label htmlFor={id}>{t('edits.code.label')}</label>
      <Input
        id={id}
        value={value}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...(problem && { status: 'error' as const, 'aria-invalid': true })}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onType(event.target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div id={`${id}-hint`} className="payroll-edit-said" role={problem ? 'alert' : undefined}>
        {problem ? (
          <span className="paga-field-error">{problem}</span>
        ) : (
          <span className="paga-hint">{t('edits.code.inWindow')}</span>
        )}
      </div>
    </div>
  );
}

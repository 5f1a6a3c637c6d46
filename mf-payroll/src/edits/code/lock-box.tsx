import { Button, Input } from '@paga/kit';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_LENGTH, codeIn } from './code-text.ts';
import { useLockPlace } from './use-lock-place.ts';
import type { SalaryCode } from './use-salary-code.ts';

type LockBoxProps = { code: SalaryCode; lock: RefObject<HTMLElement | null> };

/** A press beside the box closes it; what was typed into cells stays there, unsaved. */
function useClosedOutside({ code, lock }: LockBoxProps, box: RefObject<HTMLElement | null>): void {
  const close = useRef(code.close);
  close.current = code.close;
  useEffect(() => {
    const outside = (event: Event): void => {
      const path = event.composedPath();
      const isInside = [box.current, lock.current].some((one) => one && path.includes(one));
      if (!isInside) close.current();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [box, lock]);
}

/** What is typed as the code, and what is wrong with it. */
function useCodeField(code: SalaryCode, id: string) {
  const { t } = useTranslation('payroll');
  const [text, setText] = useState('');
  const [tried, setTried] = useState<string>();
  const isShort = text.length < CODE_LENGTH;
  // A code that was refused is said to be wrong until another one is typed.
  const said = isShort ? t('edits.code.missing') : code.problem;
  const problem = tried === text ? said : undefined;
  const submit = async (): Promise<void> => {
    setTried(text);
    if (!isShort && !code.checking) await code.submit(text);
    document.getElementById(id)?.focus();
  };
  return { text, problem, submit, type: (typed: string) => setText(codeIn(typed)) };
}

/** A small box for the code, at the lock: never a window over the table. On a phone it is a sheet at the bottom. */
export function LockBox(props: LockBoxProps): ReactElement {
  const { code, lock } = props;
  const { t } = useTranslation('payroll');
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const { text, problem, submit, type } = useCodeField(code, id);
  useLockPlace(box, lock, id);
  useClosedOutside(props, box);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') code.close();
  };
  return (
    <form
      ref={box}
      popover="manual"
      className="payroll-lock-box"
      aria-label={t('edits.lock.title')}
      noValidate
      onKeyDown={press}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) code.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{t('edits.code.label')}</label>
      <div className="payroll-lock-line">
        <Input
          id={id}
          value={text}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...(problem && { status: 'error' as const, 'aria-invalid': true })}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={code.checking}>
          {t('edits.lock.submit')}
        </Button>
      </div>
      <div id={`${id}-error`} role="alert" className="paga-field-error">
        {problem}
      </div>
      <p id={`${id}-hint`} className="paga-hint">
        {t('edits.lock.where')} {t('edits.lock.holds')}
      </p>
      <Button variant="link" onClick={code.close}>
        {t('edits.lock.cancel')}
      </Button>
    </form>
  );
}

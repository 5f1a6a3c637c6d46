import { createContext, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Whether the form was sent once: from then on its fields say what is wrong with them. */
export const Tried = createContext(false);

type SignInFormProps = {
  onSubmit: () => Promise<void>;
  /** Somebody begins to fill it in; may be called many times. */
  onBegin?: () => void;
  /** The first field that is empty has the focus from the start, where that opens no keyboard over the page. */
  focused?: boolean;
  children: ReactNode;
};

/** A form that is sent when every field is in order, and leads to the first that is not; the browser's own hint would speak the browser's language. */
export function SignInForm({ onSubmit, onBegin, focused, children }: SignInFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!focused || !matchMedia('(pointer: fine)').matches) return;
    form.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }, [focused]);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    if (wrong) wrong.focus();
    else void onSubmit();
  };
  return (
    <form
      ref={form}
      className="sign-in-form"
      onSubmit={submit}
      onInput={onBegin}
      onKeyDown={onBegin}
      onPointerDown={onBegin}
      noValidate
    >
      <Tried value={tried}>{children}</Tried>
    </form>
  );
}

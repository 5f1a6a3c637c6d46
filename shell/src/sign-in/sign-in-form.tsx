import { createContext, type FormEvent, type ReactNode, useState } from 'react';

/** Whether the form was sent once: from then on its fields say what is wrong with them. */
export const Tried = createContext(false);

type SignInFormProps = { onSubmit: () => Promise<void>; onFocus?: () => void; children: ReactNode };

/** A form that is sent when every field is in order, and leads to the first that is not; the browser's own hint would speak the browser's language. */
export function SignInForm({ onSubmit, onFocus, children }: SignInFormProps): ReactNode {
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    if (wrong) wrong.focus();
    else void onSubmit();
  };
  return (
    <form className="sign-in-form" onSubmit={submit} onFocus={onFocus} noValidate>
      <Tried value={tried}>{children}</Tried>
    </form>
  );
}

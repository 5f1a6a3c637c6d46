import type { ReactNode } from 'react';

/** Sends the form; while it does, further clicks are ignored by the form's own handler. */
export function SignInButton({ busy, children }: { busy: boolean; children: ReactNode }): ReactNode {
  return (
    <button type="submit" className="sign-in-button" aria-disabled={busy} aria-busy={busy || undefined}>
      {busy && <span className="sign-in-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

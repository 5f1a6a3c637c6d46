import type { ReactNode } from 'react';

/** What went wrong, where something did. */
export function Said({ error }: { error: string }): ReactNode {
  if (error === '') return null;
  return (
    <p className="sign-in-error" role="alert">
      {error}
    </p>
  );
}

import type { ReactNode } from 'react';

/** Sends the form; while it does, further clicks are ignored by the form's own handler. */
export function DoorButton({ busy, children }: { busy: boolean; children: ReactNode }): ReactNode {
  return (
    <button type="submit" className="door-button" aria-disabled={busy} aria-busy={busy || undefined}>
      {busy && <span className="door-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print.css';

type PrintSheetProps = {
  /** Shown on the page as a preview as well; otherwise only on paper. */
  preview?: boolean;
  children: ReactNode;
};

/**
 * What goes on paper: while one is mounted, printing shows it alone, on A4, margins 10px 20px.
 * Print with `window.print()`.
 */
export function PrintSheet({ preview, children }: PrintSheetProps): ReactNode {
  return (
    <>
      {preview && <div className="paga-sheet paga-sheet-preview">{children}</div>}
      {createPortal(
        <div className="paga-sheet paga-sheet-paper" aria-hidden="true">
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cssVariables } from '#theme/tokens.ts';
import './print.css';

/** Paper is white in both modes. */
const paper = cssVariables('light') as CSSProperties;

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
      {preview && (
        <div className="paga-sheet paga-sheet-preview" data-theme="light" style={paper}>
          {children}
        </div>
      )}
      {createPortal(
        <div className="paga-sheet paga-sheet-paper" data-theme="light" style={paper} aria-hidden="true">
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

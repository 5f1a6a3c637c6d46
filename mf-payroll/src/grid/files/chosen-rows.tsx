import { Button, Row } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import type { Files } from './use-files.tsx';

type ChosenRowsProps = { count: number; files: Files; children: ReactNode };

/** While rows are chosen: what is made of them, without the way through the menu. */
export function ChosenRows({ count, files, children }: ChosenRowsProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <Row className="workbench-chosen">
      {children}
      {files.ofChosen.map(({ key, label, icon, disabled, onSelect }) => (
        <Button key={key} size="small" icon={icon} disabled={disabled} onClick={() => onSelect?.()}>
          {label}
        </Button>
      ))}
    </Row>
  );
}

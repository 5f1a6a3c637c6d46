import { IconButton } from '@paga/kit';
import type { ReactElement } from 'react';

type StepButtonsProps = {
  bench: { undo: () => void; redo: () => void; mayUndo: boolean; mayRedo: boolean };
  back: string;
  forth: string;
};

/** A correction back, and forth again. */
export function StepButtons({ bench, back, forth }: StepButtonsProps): ReactElement {
  return (
    <>
      <IconButton icon="undo" label={back} disabled={!bench.mayUndo} onClick={bench.undo} />
      <IconButton icon="redo" label={forth} disabled={!bench.mayRedo} onClick={bench.redo} />
    </>
  );
}

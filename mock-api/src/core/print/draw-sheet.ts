import { offloaded } from '../offload/offload.ts';
import type { Sheet } from './sheet.ts';

const sheets = offloaded<typeof import('./sheet.worker.ts')>('core/print/sheet.worker', {
  in: 'thread',
  seconds: 60,
});

/** A workbook of one sheet, drawn beside the event loop. */
export const drawSheet = (sheet: Sheet): Promise<Uint8Array> => sheets('writeSheet', sheet);

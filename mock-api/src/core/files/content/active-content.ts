import { DomainError } from '#core/domain-error.ts';
import { offloaded } from '#core/offload/offload.ts';

const LIMITS = { in: 'thread', seconds: 10 } as const;
const pdfs = offloaded<typeof import('./pdf-scripts.worker.ts')>(
  'core/files/content/pdf-scripts.worker',
  LIMITS,
);
const offices = offloaded<typeof import('./office-acts.worker.ts')>(
  'core/files/content/office-acts.worker',
  LIMITS,
);

/**
 * Refuses a file that does something by itself when a colleague opens it: a PDF with scripts, an office file that runs or loads something. The message names
 * the part and what was found there.
 */
export async function refuseActive(bytes: Uint8Array, extension: string): Promise<void> {
  if (extension === 'pdf' && (await pdfs('runsSomething', bytes)))
    throw new DomainError('FILE_HAS_ACTIVE_CONTENT', { message: 'The PDF holds a script.' });
  if (!/^(docx|xlsx|pptx)$/.test(extension)) return;
  const act = await offices('actWhenOpened', bytes);
  if (act !== undefined)
    throw new DomainError('FILE_HAS_ACTIVE_CONTENT', { message: `It acts when it is opened: ${act}` });
}

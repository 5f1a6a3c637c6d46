import { hash } from 'node:crypto';

/** What says which bytes a file had. */
export const fileHash = (bytes: Uint8Array): string => hash('sha256', bytes);

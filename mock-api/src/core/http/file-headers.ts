import type { FileAnswer } from '@paga/contract/endpoint';
import type { Context as HonoContext } from 'hono';
import { apiHeaders } from './headers.ts';

/** The headers of a file that is saved under its name, never shown. */
export const fileHeaders = (c: HonoContext, { fileName, contentType, bytes }: FileAnswer) => ({
  ...apiHeaders(c),
  'Content-Type': contentType,
  ...(bytes instanceof Uint8Array && { 'Content-Length': String(bytes.byteLength) }),
  'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
});

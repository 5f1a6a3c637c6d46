import type { MailFile } from '#core/mail/queue-mail.ts';

/** A file of which everything is read: it needs no transaction to be drawn. */
export type Drawing = Omit<MailFile, 'bytes'> & { draw: () => Promise<Uint8Array> | Uint8Array };

/** A report as a file, and what a mail says that it brings. */
export type ReportDrawing = Drawing & { title: string; period: string };

/** The file with its bytes. */
export const drawn = async ({ fileName, contentType, draw }: Drawing): Promise<MailFile> => ({
  fileName,
  contentType,
  bytes: await draw(),
});

import type { MailFile } from '#core/mail/queue-mail.ts';

/** A file of which everything is read: it needs no transaction to be drawn. */
export type Drawing = Omit<MailFile, 'bytes'> & { draw: () => Promise<Uint8Array> | Uint8Array };

/** The file with its bytes. */
export const drawn = async ({ draw, ...file }: Drawing): Promise<MailFile> => ({
  ...file,
  bytes: await draw(),
});

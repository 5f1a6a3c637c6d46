import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { oneAddress } from './address.ts';
import type { MailFile } from './queue-mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** A mail ready to go; `id` is the part of its Message-ID before the @, the same at every try. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  files: readonly MailFile[];
};

/**
 * How it ended. `refused`: the server does not have the mail, `forGood` when it never will; `reached` is false when no mail could have been
 * handed over. `unsure`: the line broke between the first byte and the answer.
 */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'refused'; forGood: boolean; reached: boolean; error: string }
  | { kind: 'unsure'; error: string };

type SmtpError = Error & { responseCode?: number; command?: string };

const CONNECT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 30_000;

function compose(letter: Letter, from: string): Promise<Buffer> {
  const { id, to, subject, text, html, date, files } = letter;
  const messageId = `<${id}@${from.split('@')[1]}>`;
  // No part of a mail is ever fetched from a file or an address.
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const mail = new MailComposer({
    ...access,
    messageId,
    from: { name: 'Paga', address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      contentDisposition: 'attachment' as const,
      ...access,
    })),
  });
  return mail.compile().build();
}

/** One step of the conversation; the connection reports a broken line as an event. */
function step<T>(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null, value?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    begin((error, value) => {
      connection.removeListener('error', reject);
      if (error) reject(error);
      else resolve(value);
    });
  });
}

function connectionTo({ host, port, secure, requireTls, verifyTls }: SmtpSettings): SMTPConnection {
  const times = {
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const connection = new SMTPConnection({
    ...{ host, port, secure, requireTLS: requireTls },
    tls: { rejectUnauthorized: verifyTls },
    ...times,
  });
  // A line that breaks between two steps must not end the server.
  connection.on('error', () => undefined);
  return connection;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Hands one mail to the mail server. `onHanded` runs before the first byte of the mail leaves, and when it throws none does. */
export async function handOver(
  smtp: SmtpSettings,
  letter: Letter,
  onHanded: () => Promise<void>,
): Promise<Outcome> {
  const to = oneAddress(letter.to);
  if (to === undefined)
    return { kind: 'refused', forGood: true, reached: true, error: 'the recipient is not one address' };
  const bytes = await compose(letter, smtp.from);
  const connection = connectionTo(smtp);
  try {
    await step(connection, (done) => connection.connect(done));
    const { credentials } = smtp;
    if (credentials) await step<boolean>(connection, (done) => connection.login({ credentials }, done));
  } catch (error) {
    connection.close();
    return { kind: 'refused', forGood: false, reached: false, error: messageOf(error) };
  }
  return send(connection, { from: smtp.from, to: [to] }, bytes, onHanded);
}

async function send(
  connection: SMTPConnection,
  envelope: { from: string; to: string[] },
  bytes: Buffer,
  onHanded: () => Promise<void>,
): Promise<Outcome> {
  let handed = false;
  async function* content() {
    await onHanded();
    handed = true;
    yield bytes;
  }
  try {
    await step(connection, (done) =>
      connection.send(envelope, Readable.from(content(), { objectMode: false }), done),
    );
    connection.quit();
    return { kind: 'taken' };
  } catch (error) {
    connection.close();
    const { responseCode } = error as SmtpError;
    if (handed && responseCode === undefined) return { kind: 'unsure', error: messageOf(error) };
    return {
      kind: 'refused',
      forGood: (responseCode ?? 0) >= 500,
      reached: responseCode !== undefined,
      error: messageOf(error),
    };
  }
}

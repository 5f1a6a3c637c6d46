import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';
import { mailIsHeld } from '../outside/waits.ts';
import { handOver, type Letter, type Outcome } from './hand-over.ts';
import { keyOfLetter } from './letter-key.ts';
import { noteSent } from './note-sent.ts';
import type { MailFile } from './queue-mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { mailAttachment } from './table.ts';

type Claimed = {
  id: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  tries: number;
  createdAt: Date | string;
};
/** `end` stops the run after the mail under way. */
type Run = { now: () => Date; log: Logger; end?: AbortSignal };
type Failure = Exclude<Outcome, { kind: 'taken' }>;
/** Hands a mail over; `onHanded` runs before its first byte leaves. */
export type Hand = (letter: Letter, onHanded: () => Promise<void>) => Promise<Outcome>;

/** So many in one run, so that a stop of the server does not wait for a long queue. */
const AT_ONCE = 20;
const MOST_TRIES = 12;
/** Longer than any conversation with a mail server; after it a mail under way counts as left by a server that died. */
const LEASE_MINUTES = 10;
const LONGEST_WAIT_MINUTES = 360;

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

/** Minutes until the next try: 1, 2, 4, 8, ... up to 6 hours. */
export const waitAfter = (tries: number) => Math.min(2 ** (tries - 1), LONGEST_WAIT_MINUTES);

/** Mail that a dead server had handed over without hearing the answer: nobody knows whether it went, so it does not go again. */
async function settleLeft(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    update "outbox_mail" m set "status" = 'unsure', "lastError" = 'the server stopped before the mail server answered'
    where "status" = 'sending' and "nextTryAt" <= ${now.toISOString()} and exists (select 1 from "sent_mail" s where s."mailId" = m."id")`);
}

/** Whether there is a mail to send, or one that a dead server has left. */
export const mailIsDue = (now: Date): SQL =>
  sql`exists (select 1 from "outbox_mail" where "status" in ('waiting', 'sending') and "nextTryAt" <= ${now.toISOString()}::timestamptz and not ${mailIsHeld})`;

/** Takes the next mail that is due; several servers take different ones. */
async function claim(tx: Tx, now: Date): Promise<Claimed | undefined> {
  const { rows } = await tx.execute<Claimed>(sql`
    update "outbox_mail" set "status" = 'sending', "tries" = "tries" + 1, "nextTryAt" = ${after(now, LEASE_MINUTES)}
    where "id" = (
      select "id" from "outbox_mail" m where "status" in ('waiting', 'sending') and "nextTryAt" <= ${now.toISOString()}
        and not ${mailIsHeld} and not exists (select 1 from "sent_mail" s where s."mailId" = m."id")
      order by "nextTryAt", "id" limit 1 for update skip locked)
    returning "id", "recipient", "subject", "textBody", "htmlBody", "tries", "createdAt"`);
  return rows[0];
}

/** Only what this try still holds: `tries` counts on when another server has taken the mail over. */
const held = (mail: Claimed) =>
  sql`"outbox_mail"."id" = ${mail.id} and "status" = 'sending' and "tries" = ${mail.tries}`;

async function noteTaken(tx: Tx, mail: Claimed, now: Date): Promise<void> {
  await tx.execute(sql`update "sent_mail" set "sentAt" = ${now.toISOString()} where "mailId" = ${mail.id}`);
  await noteSent(tx, held(mail));
}

async function noteFailure(
  tx: Tx,
  mail: Claimed,
  outcome: Failure,
  { now, entered }: { now: Date; entered: boolean },
): Promise<void> {
  if (outcome.kind === 'refused' && entered)
    await tx.execute(sql`delete from "sent_mail" where "mailId" = ${mail.id}`);
  const over = outcome.kind === 'refused' && (outcome.forGood || mail.tries >= MOST_TRIES);
  const status = outcome.kind === 'unsure' ? 'unsure' : over ? 'failed' : 'waiting';
  await tx.execute(sql`
    update "outbox_mail" set "status" = ${status}, "lastError" = ${outcome.error}, "nextTryAt" = ${after(now, waitAfter(mail.tries))}
    where ${held(mail)}`);
}

/** The files of a mail in the order in which they were added. */
async function filesOf(tx: Tx, mailId: number): Promise<MailFile[]> {
  const { id, fileName, contentType, content } = mailAttachment;
  const rows = await tx
    .select({ fileName, contentType, bytes: content })
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, mailId))
    .orderBy(asc(id));
  return rows.map(({ bytes, ...file }) => ({ ...file, bytes: bytes ?? new Uint8Array() }));
}

function letterOf(mail: Claimed, files: readonly MailFile[]): Letter {
  const date = new Date(mail.createdAt);
  const { recipient: to, subject, textBody: text, htmlBody: html } = mail;
  return { id: keyOfLetter(mail.id, date), to, subject, text, html, date, files };
}

/** Sends one mail, which enters the sent register before its first byte leaves. */
async function deliverOne(db: Database, mail: Claimed, hand: Hand, now: () => Date): Promise<Outcome> {
  const letter = letterOf(mail, await asAccess(db, (tx) => filesOf(tx, Number(mail.id)), { readOnly: true }));
  let entered = false;
  const outcome = await hand(letter, async () => {
    const entry = sql`insert into "sent_mail" ("mailId", "handedAt", "messageId") values (${mail.id}, ${now().toISOString()}, ${letter.id})`;
    await asAccess(db, (tx) => tx.execute(entry));
    entered = true;
  });
  await asAccess(db, (tx) =>
    outcome.kind === 'taken'
      ? noteTaken(tx, mail, now())
      : noteFailure(tx, mail, outcome, { now: now(), entered }),
  );
  return outcome;
}

/**
 * Sends what is due; neither a retry nor a second server sends a mail twice. Ends early when the mail server cannot be reached: the rest would
 * fare no better.
 */
export async function deliverMail(
  db: Database,
  hand: Hand,
  { now, log, end }: Run,
): Promise<{ rows: number }> {
  await asAccess(db, (tx) => settleLeft(tx, now()));
  let rows = 0;
  for (let count = 0; count < AT_ONCE && !end?.aborted; count += 1) {
    const mail = await asAccess(db, (tx) => claim(tx, now()));
    if (!mail) break;
    const outcome = await deliverOne(db, mail, hand, now);
    if (outcome.kind === 'taken') rows += 1;
    if (outcome.kind === 'taken') continue;
    log.warn(
      { mail: Number(mail.id), tries: mail.tries, outcome: outcome.kind, reason: outcome.error },
      'a mail was not sent',
    );
    if (outcome.kind === 'refused' && !outcome.reached) break;
  }
  return { rows };
}

/** The way to a mail server, for `deliverMail`. */
export const toServer =
  (smtp: SmtpSettings): Hand =>
  (letter, onHanded) =>
    handOver(smtp, letter, onHanded);

import { freshServer, type TestServer } from '@paga/testing/server';
import { type SmtpTestServer, startSmtpServer } from '@paga/testing/smtp-server';
import { sql } from 'drizzle-orm';
import { createLog } from '../log.ts';
import { deliverMail, type Hand, toServer, waitAfter } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';
import { smtpSettings } from './smtp-settings.ts';

const log = createLog('silent');
let server: TestServer;
let smtp: SmtpTestServer;
beforeAll(async () => {
  server = await freshServer('deliver_mail');
});
beforeEach(async () => {
  server.clock.set('2026-10-15T09:00:00Z');
  smtp = await startSmtpServer();
  await server.asAccess(async (tx) => {
    await tx.execute(sql`delete from "sent_mail"`);
    await tx.execute(sql`delete from "mail_attachment"`);
    await tx.execute(sql`delete from "outbox_mail"`);
  });
});
afterEach(() => smtp.stop());

const queue = (dedupe: string, to = 'arta@agimi.test') =>
  server.asAccess((tx) =>
    queueMail(tx, {
      template: 'twoFactorCode',
      values: { name: 'Çelë Krasniqi', code: '123456' },
      to,
      language: 'sq',
      dedupe,
      now: server.clock.now(),
    }),
  );
const hand = (): Hand => toServer(smtpSettings(smtp.url, 'paga@agimi.test'));
const deliver = (by: Hand = hand()) => deliverMail(server.db, by, { now: () => server.clock.now(), log });
const rows = async () =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ status: string; tries: number; text: string; next: string }>(
        sql`select "status", "tries", "textBody" as "text", extract(epoch from "nextTryAt")::int as "next" from "outbox_mail" order by "id"`,
      ),
    )
  ).rows;
const minutesFromNow = (next: unknown) => (Number(next) - server.clock.now().getTime() / 1000) / 60;

test('a mail goes to its one recipient as text and HTML, once, and leaves no secret behind', async () => {
  await queue('code:1');
  await queue('code:1');
  await deliver();
  await deliver();
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ from: 'paga@agimi.test', to: ['arta@agimi.test'] });
  expect(mail?.data).toMatch(
    /^From: Paga <paga@agimi.test>\r\nTo: arta@agimi.test\r\nSubject: =\?UTF-8\?Q\?Kodi_juaj_p=C3=ABr_ky=C3=A7je\?=\r\n/m,
  );
  expect(mail?.data).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.data).toContain('Content-Type: text/html; charset=utf-8');
  expect(await rows()).toMatchObject([{ status: 'sent', tries: 1, text: '' }]);
});

test('two servers at once send each mail once', async () => {
  for (let n = 0; n < 12; n += 1) await queue(`code:${n}`);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(smtp.mails).toHaveLength(12);
  expect((await rows()).every(({ status, tries }) => status === 'sent' && tries === 1)).toBe(true);
});

test('a mail server that is not there is tried again after 1, 2, 4 minutes, and the rest waits meanwhile', async () => {
  await queue('code:1');
  await queue('code:2');
  const away = toServer(smtpSettings('smtp://127.0.0.1:1', 'paga@agimi.test'));
  await deliver(away);
  const [first, second] = await rows();
  expect([first?.status, first?.tries, minutesFromNow(first?.next), second?.tries]).toEqual([
    'waiting',
    1,
    1,
    0,
  ]);
  server.clock.advance(60);
  await deliver();
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect([1, 2, 3, 4, 20].map(waitAfter)).toEqual([1, 2, 4, 8, 360]);
});

test('a mail refused for now is tried again, one refused for good is not', async () => {
  await queue('code:1');
  smtp.faults['.'] = '451 later';
  await deliver();
  expect(await rows()).toMatchObject([{ status: 'waiting', tries: 1 }]);
  smtp.faults['.'] = undefined;
  smtp.faults.RCPT = '550 nobody here';
  server.clock.advance(60);
  await deliver();
  server.clock.advance(86_400);
  await deliver();
  expect(await rows()).toMatchObject([{ status: 'failed', tries: 2 }]);
  expect(smtp.mails).toHaveLength(0);
});

test('a line that breaks after the mail has left is not taken for a failure: the mail does not go twice', async () => {
  await queue('code:1');
  smtp.faults['.'] = 'drop';
  await deliver();
  smtp.faults['.'] = undefined;
  server.clock.advance(86_400);
  await deliver();
  expect(await rows()).toMatchObject([{ status: 'unsure', tries: 1 }]);
  expect(smtp.mails).toHaveLength(1);
});

test('a line that breaks before the mail has left is tried again', async () => {
  await queue('code:1');
  smtp.faults.RCPT = 'drop';
  await deliver();
  smtp.faults.RCPT = undefined;
  server.clock.advance(60);
  await deliver();
  expect(await rows()).toMatchObject([{ status: 'sent', tries: 2 }]);
  expect(smtp.mails).toHaveLength(1);
});

test('a server that died before the mail had left sends it when it is back; one that died after does not', async () => {
  await queue('code:1');
  await queue('code:2');
  const dies: Hand = async () => Promise.reject(new Error('killed'));
  const diesLate: Hand = async (_, onHanded) => {
    await onHanded();
    throw new Error('killed');
  };
  await expect(deliver(dies)).rejects.toThrow('killed');
  await expect(deliver(diesLate)).rejects.toThrow('killed');
  await deliver();
  expect(smtp.mails).toHaveLength(0);
  server.clock.advance(601);
  await deliver();
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'unsure']);
  expect(smtp.mails).toHaveLength(1);
});

test('a recipient that is a list never reaches the mail server, not even past the outbox', async () => {
  await expect(queue('code:1', 'arta@agimi.test, mira@other.test')).rejects.toThrow('exactly one address');
  await queue('code:2');
  await server.asAccess((tx) =>
    tx.execute(sql`update "outbox_mail" set "recipient" = E'arta@agimi.test\r\nBcc: mira@other.test'`),
  );
  await deliver();
  expect(smtp.mails).toHaveLength(0);
  expect(await rows()).toMatchObject([{ status: 'failed' }]);
});

test('a stop ends the run after the mail under way', async () => {
  await queue('code:1');
  await queue('code:2');
  const end = new AbortController();
  const ending: Hand = (letter, onHanded) => {
    end.abort();
    return hand()(letter, onHanded);
  };
  await deliverMail(server.db, ending, { now: () => server.clock.now(), log, end: end.signal });
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'waiting']);
});

test('files go with the mail as they were, and are emptied once it is sent', async () => {
  const bytes = Uint8Array.from(Buffer.from('%PDF-1.7 ë'));
  await server.asAccess((tx) =>
    queueMail(tx, {
      template: 'contract',
      values: { name: 'Arta', company: 'Agimi' },
      to: 'arta@agimi.test',
      language: 'sq',
      dedupe: 'contract:1',
      now: server.clock.now(),
      files: [{ fileName: 'Kontrata e punës.pdf', contentType: 'application/pdf', bytes }],
    }),
  );
  await deliver();
  const data = smtp.mails[0]?.data ?? '';
  expect(data).toContain('Content-Type: application/pdf');
  expect(data).toContain(`filename*0*=utf-8''Kontrata%20e%20pun%C3%ABs.pdf`);
  expect(data).toContain(Buffer.from(bytes).toString('base64'));
  const { rows: kept } = await server.asAccess((tx) =>
    tx.execute(sql`select "fileName", "content" from "mail_attachment"`),
  );
  expect(kept).toEqual([{ fileName: 'Kontrata e punës.pdf', content: null }]);
});

test('files that mail servers would not take are refused before they are queued', async () => {
  const file = {
    fileName: 'a.pdf',
    contentType: 'application/pdf',
    bytes: new Uint8Array(15 * 1024 * 1024 + 1),
  };
  const mail = {
    template: 'contract',
    values: { name: 'Arta', company: 'Agimi' },
    to: 'arta@agimi.test',
    language: 'sq',
  } as const;
  await expect(
    server.asAccess((tx) =>
      queueMail(tx, { ...mail, dedupe: 'contract:1', now: server.clock.now(), files: [file] }),
    ),
  ).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

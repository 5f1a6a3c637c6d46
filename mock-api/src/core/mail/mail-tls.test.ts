import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { testCertificate } from '@paga/testing/tls-front';
import { handOver } from './hand-over.ts';
import { type SmtpSettings, smtpSettings } from './smtp-settings.ts';

// Real sockets: a mail server that offers STARTTLS with a certificate, and one that has no TLS.
type MailServer = { port: number; heard: string[]; stop: () => Promise<void> };

function converse(socket: Socket, heard: string[], offersTls: boolean, isSecure = false): void {
  const answers: Record<string, string> = { QUIT: '221 bye', DATA: '354 go on' };
  const offered = offersTls && !isSecure ? '250-mail.paga.test\r\n250 STARTTLS' : '250 mail.paga.test';
  socket.on('error', () => undefined);
  const listen = (chunk: Buffer) => {
    const text = chunk.toString();
    heard.push(`${isSecure ? 'tls' : 'open'} ${text.split('\r\n')[0]}`);
    const command = text.slice(0, 4).toUpperCase();
    if (text.startsWith('STARTTLS') && offersTls) {
      socket.off('data', listen);
      socket.write('220 go on\r\n');
      const secure = new TLSSocket(socket, { isServer: true, ...testCertificate() });
      converse(secure, heard, offersTls, true);
      return;
    }
    if (command === 'STAR') socket.write('502 no\r\n');
    else socket.write(`${command === 'EHLO' ? offered : (answers[command] ?? '250 fine')}\r\n`);
  };
  socket.on('data', listen);
}

async function mailServer(offersTls: boolean): Promise<MailServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.write('220 mail.paga.test\r\n');
    converse(socket, heard, offersTls);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: (server.address() as AddressInfo).port, heard, stop };
}

let [secure, open]: [MailServer, MailServer] = [] as never;
beforeEach(async () => {
  [secure, open] = [await mailServer(true), await mailServer(false)];
});
afterEach(() => Promise.all([secure.stop(), open.stop()]));

const letter = {
  ...{ id: '1', to: 'arta@agimi.test', subject: 'Paga', text: 'x', html: 'x' },
  ...{ date: new Date(), files: [] },
};
/** As of another machine: only its address is this one's. */
const sent = (settings: SmtpSettings, { port }: MailServer) =>
  handOver({ ...settings, host: '127.0.0.1', port }, letter, async () => undefined);
const remote = (tls?: 'verified' | 'unverified' | 'off') =>
  smtpSettings('smtp://mail.paga.test', 'a@agimi.test', tls);

test('without a password too, another machine is handed nothing in the clear', async () => {
  expect(await sent(remote(), open)).toMatchObject({ kind: 'refused', reached: false });
  expect(open.heard.filter((line) => /MAIL|RCPT|DATA/.test(line))).toEqual([]);
});

test('nor over a certificate that nobody trusts', async () => {
  expect(await sent(remote(), secure)).toMatchObject({ kind: 'refused', reached: false });
  expect(secure.heard.filter((line) => /MAIL|RCPT|DATA/.test(line))).toEqual([]);
});

test('a setting that says so takes an unverified certificate, still over TLS, or none at all', async () => {
  expect((await sent(remote('unverified'), secure)).kind).not.toBe('refused');
  expect(secure.heard.filter((line) => line.includes('MAIL'))).toEqual([expect.stringMatching(/^tls /)]);
  expect(await sent(remote('unverified'), open)).toMatchObject({ kind: 'refused', reached: false });
  await sent(remote('off'), open);
  expect(open.heard.filter((line) => line.includes('MAIL'))).toEqual([expect.stringMatching(/^open /)]);
});

test('this machine is handed mail as it speaks', async () => {
  await sent(smtpSettings('smtp://localhost', 'a@agimi.test'), open);
  expect(open.heard.some((line) => line.startsWith('open MAIL'))).toBe(true);
});

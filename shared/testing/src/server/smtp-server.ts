import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as the server got it: the envelope, and headers and body as they came. */
type ReceivedMail = { from: string; to: string[]; data: string };

/** What the server answers to a command (`RCPT`, `DATA`) or to the whole mail (`.`); `drop` closes the line instead. Nothing: it takes everything. */
type SmtpFaults = Partial<Record<'MAIL' | 'RCPT' | 'DATA' | '.', string>>;

/** A mail server of this process that keeps what it is given. */
export type SmtpTestServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  faults: SmtpFaults;
  stop: () => Promise<void>;
};

const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

function converse(
  socket: Socket,
  { mails, faults }: Pick<SmtpTestServer, 'mails' | 'faults'>,
  answerAfterMs: number,
): void {
  let [rest, receiving] = ['', false];
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  const answer = (text: string) => socket.writable && socket.write(`${text}\r\n`);
  const say = (text: string) => {
    if (text === 'drop') socket.destroy();
    else if (answerAfterMs > 0) setTimeout(answer, answerAfterMs, text);
    else answer(text);
  };
  const onCommand = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'MAIL') mail = { from: addressIn(line), to: [], data: '' };
    if (command === 'RCPT' && !faults.RCPT) mail.to.push(addressIn(line));
    if (command === 'DATA') receiving = !faults.DATA;
    if (command === 'QUIT') return socket.end('221 bye\r\n');
    return say(
      faults[command as 'MAIL' | 'RCPT' | 'DATA'] ?? (command === 'DATA' ? '354 go on' : '250 fine'),
    );
  };
  const content = (line: string) => {
    if (line !== '.') {
      mail.data += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
      return;
    }
    receiving = false;
    if (!faults['.'] || faults['.'] === 'drop') mails.push(mail);
    say(faults['.'] ?? '250 taken');
  };
  say('220 test');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) receiving ? content(line) : onCommand(line);
  });
}

/** Starts a mail server on a free port of this machine; `answerAfterMs` makes it take its time with every answer. */
export async function startSmtpServer({ answerAfterMs = 0 } = {}): Promise<SmtpTestServer> {
  const [mails, faults, sockets]: [ReceivedMail[], SmtpFaults, Set<Socket>] = [[], {}, new Set()];
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket, { mails, faults }, answerAfterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `smtp://127.0.0.1:${port}`, port, mails, faults, stop };
}

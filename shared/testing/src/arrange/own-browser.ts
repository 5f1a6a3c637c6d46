import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { inviteToOwnPage, printOwnLetter } from '@paga/contract/own/invitations';
import { joinOwnPage, startOwnJoining } from '@paga/contract/own/joining';
import { type Reply, replyOf, requestOf } from '#server/send-call.ts';
import type { TestServer, TestUser } from '#server/server.ts';
import { SoftwareAuthenticator } from '#service/software-authenticator.ts';

/** A browser at the own page: it keeps its cookies, and the half that a sign-in answers. */
export class OwnBrowser {
  readonly #server: TestServer;
  readonly #cookies = new Map<string, string>();
  handle: string | undefined;

  constructor(server: TestServer) {
    this.#server = server;
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Reply<E>> {
    const headers: Record<string, string> = {
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
    };
    if (this.handle) headers.authorization = `Bearer ${this.handle}`;
    const request = requestOf(endpoint, input, undefined, { headers });
    const reply = await replyOf<E>(await this.#server.app.fetch(request));
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const answer = reply.body as { handle?: string } | undefined;
    this.handle = answer?.handle ?? this.handle;
    return reply;
  }
}

/** What was mailed to an address, the newest first. */
export async function mailsTo(server: TestServer, address: string) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ subject: string; text: string }>(
      `select "subject", "textBody" as "text" from "outbox_mail" where lower("recipient") = lower('${address}') order by "id" desc`,
    ),
  );
  return rows;
}

/** The code that was mailed to an address last. */
export const codeTo = async (server: TestServer, address: string) =>
  /\n(\d{6})\n/.exec((await mailsTo(server, address))[0]?.text ?? '')?.[1] ?? '';

/** The secret of the invitation that was mailed to an address last. */
export const linkTo = async (server: TestServer, address: string) =>
  /\/me\/join#([\w-]{43})/.exec((await mailsTo(server, address))[0]?.text ?? '')?.[1] ?? '';

/** An employee who was invited by mail and has joined in a browser of their own. */
export async function joinedByMail(
  server: TestServer,
  office: TestUser,
  { id, address, digits }: { id: number; address: string; digits: string },
): Promise<OwnBrowser> {
  await server.as(office).call(inviteToOwnPage, { body: { ids: [id] } });
  const browser = new OwnBrowser(server);
  const token = await linkTo(server, address);
  await browser.call(joinOwnPage, { body: { token, digits, language: 'sq' } });
  return browser;
}

/** An employee who has joined by a letter whose code is known, with a passkey on this device. */
export async function joinedByLetter(
  server: TestServer,
  { token, digits }: { token: string; digits: string },
) {
  const [browser, device] = [new OwnBrowser(server), new SoftwareAuthenticator()];
  const { body: asked } = await browser.call(startOwnJoining, { body: { token, digits } });
  const passkey = { name: 'Telefoni', credential: device.make(asked) };
  const reply = await browser.call(joinOwnPage, { body: { token, digits, language: 'sq', passkey } });
  return { browser, device, reply };
}

/** The letter that the office prints, as bytes. */
export const letterFor = (server: TestServer, office: TestUser, id: number) =>
  server.as(office).call(printOwnLetter, { params: { id } });

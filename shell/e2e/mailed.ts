import type { Product } from './product.ts';

type Line = { id: number; recipient: string };

/** The newest mail to somebody, as the super admin reads it in the outbox of the demo. */
export async function mailedTo({ url }: Product, email: string): Promise<string> {
  const signIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@demo.test', password: 'Demo123' }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = async <T>(path: string): Promise<T> =>
    (
      await fetch(`${url}/api${path}`, { headers: { cookie, authorization: `Bearer ${token}` } })
    ).json() as Promise<T>;
  const mail = (await read<Line[]>('/outbox')).find(({ recipient }) => recipient === email);
  const { text } = await read<{ text: string }>(`/outbox/${mail?.id}`);
  return text;
}

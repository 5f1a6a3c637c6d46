import type { Product } from './product.ts';

type Facts = { name: string; email: string; roleId: 3 | 4; companies: readonly string[] };

/** Adds a person who has not yet agreed to the licence, as a company manager of the demo would; the password is the demo's. */
export async function newPerson({ url }: Product, { name, email, roleId, companies }: Facts): Promise<void> {
  const origin = { origin: url };
  const signIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@demo.test', password: 'Demo123' }),
  });
  const { token }: { token: string } = await signIn.json();
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...origin, cookie, authorization: `Bearer ${token}` };
  const list = await fetch(`${url}/api/register/loginTenants`, { headers });
  const linked: { id: number; name: string }[] = await list.json();
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, email, password: 'Demo123', roleId: String(roleId) }))
    form.append(field, value);
  for (const { id } of linked.filter((company) => companies.includes(company.name)))
    form.append('tenantIds[]', String(id));
  const added = await fetch(`${url}/api/register/user`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!added.ok) throw new Error(`the person could not be added: ${await added.text()}`);
}

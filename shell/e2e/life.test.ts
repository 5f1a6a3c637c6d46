import { execFileSync } from 'node:child_process';
import { type Product, startProduct } from './product.ts';

let product: Product;
const children = () =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(product.dataDir));
const isDemo = (at: Product) =>
  fetch(`${at.url}/api/setup/state`)
    .then(
      (response) => response.json() as Promise<{ demo: boolean; setupNeeded: boolean; accounts: unknown[] }>,
    )
    .then(({ demo, setupNeeded, accounts }) => ({ demo, setupNeeded, accounts: accounts.length }));

afterEach(async () => {
  await product.stop('SIGKILL');
  product.discard();
});

describe('the life of the server', () => {
  it('leaves no process after Ctrl+C and finds its data at the next start', async () => {
    product = await startProduct();
    expect(children().length).toBeGreaterThan(0);
    expect(await product.stop('SIGINT')).toBe(0);
    expect(children()).toEqual([]);
    const again = await startProduct({ dataDir: product.dataDir });
    expect(again.output()).not.toContain('setup secret');
    expect(await isDemo(again)).toEqual({ demo: true, setupNeeded: false, accounts: 4 });
    await again.stop('SIGTERM');
    expect(children()).toEqual([]);
  });

  it('starts again after kill -9, on the same data', async () => {
    product = await startProduct();
    await product.stop('SIGKILL');
    const again = await startProduct({ dataDir: product.dataDir });
    expect(await isDemo(again)).toMatchObject({ demo: true, accounts: 4 });
    await again.stop();
    expect(children()).toEqual([]);
  });

  it('starts empty with PAGA_DEMO=0: no account, and one super admin by the printed secret', async () => {
    product = await startProduct({ env: { PAGA_DEMO: '0' } });
    expect(await isDemo(product)).toEqual({ demo: false, setupNeeded: true, accounts: 0 });
    const [secret = ''] =
      /[A-Za-z0-9_-]{20,}/.exec(
        product
          .output()
          .split(/setup|secret/i)
          .slice(1)
          .join(' '),
      ) ?? [];
    const first = (with_: string) =>
      fetch(`${product.url}/api/setup/first-admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url },
        body: JSON.stringify({
          secret: with_,
          name: 'Arta Krasniqi',
          email: 'arta@firma.test',
          password: 'Sekret1',
        }),
      });
    expect((await first('wrong')).status).toBe(403);
    expect((await first(secret)).status).toBe(204);
    expect((await first(secret)).status).toBe(409);
    expect(await isDemo(product)).toMatchObject({ setupNeeded: false });
  });
});

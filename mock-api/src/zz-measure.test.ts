import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { previewVacation } from '@paga/contract/leave';
import { confirmTwoFactorCode, login } from '@paga/contract/identity/sign-in';
import { VacationType } from '@paga/contract/shapes';
import { costlyPasswords } from '@paga/testing/password-cost';
import { testServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
test('measure', async () => {
  const server = await testServer();
  const company = await server.company();
  const arta = await aWorker(server, company);
  const out = (line: string) => appendFileSync('/tmp/measure.txt', `${line}\n`);
  out(`== ${process.env.LABEL}`);
  const held = async (name: string, work: () => Promise<string>) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await new Promise((r) => setTimeout(r, 20));
    delay.reset();
    const at = performance.now();
    const said = await work();
    const ms = performance.now() - at;
    await new Promise((r) => setTimeout(r, 20));
    delay.disable();
    out(`${name}: ${said} answer ${ms.toFixed(0)} ms, loop held ${(delay.max / 1e6).toFixed(0)} ms`);
  };
  const user = company.user;
  const preview = (to: string) => async () =>
    String((await server.as(user).call(previewVacation, { query: { tenantId: company.id, employeeId: arta, type: VacationType.special, from: '2026-12-01', to } })).status);
  await held('preview warm', preview('2026-12-05'));
  await held('preview 2 years', preview('2028-11-30'));
  await held('preview 2060', preview('2060-12-31'));
  await held('preview 2100', preview('2100-12-31'));
  await held('preview 2199', preview('2199-12-31'));
  const files = (n: number) => `${'--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n1\r\n'.repeat(n)}--b--\r\n`;
  const up = (type: string, body: string) => async () =>
    String((await server.request('/api/attachments/upload', { method: 'POST', body, headers: { 'content-type': type, authorization: `Bearer ${user.handle}`, cookie: `paga_session=${user.cookie}` } })).status);
  for (const type of ['multipart/form-data; xboundary=zzzz; boundary=b', 'multipart/form-data; boundary="\\b"', 'multipart/form-data; boundary=b'])
    for (const n of [30_000, 150_000]) { const body = files(n); await held(`form ${type} ${n}`, up(type, body)); }
  const big = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'x'.repeat(10_000_000)}\r\n--b--\r\n`;
  await held('form honest 10 MB file', up('multipart/form-data; boundary=b', big));
  costlyPasswords();
  const wrong = () => server.as(user).call(confirmTwoFactorCode, { body: { userId: user.id, deviceId: 'x', code: '000000' } });
  const signIn = () => server.as(undefined).call(login, { body: { email: 'nobody@agimi.test', password: 'Demo123' } });
  await signIn();
  await held('sign-in alone', async () => String((await signIn()).status));
  await held('sign-in behind 200 wrong codes of a full session', async () => { const all = Array.from({ length: 200 }, wrong); const s = await signIn(); void Promise.all(all); return String(s.status); });
  await new Promise((r) => setTimeout(r, 15000));
}, 180_000);

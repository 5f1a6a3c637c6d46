import type { Endpoint } from '@paga/contract/endpoint';
import { generateSalaries } from '@paga/contract/payroll';
import type { Hono } from 'hono';
import { folderFiles } from '#files/folder-files.ts';
import { createApp } from '#http/app.ts';
import { createLog } from '#log.ts';
import type { PreparedCompany } from './prepared-company.ts';

/** A company whose October 2026 is calculated, and the server's app to ask about it. */
export type CalculatedMonth = {
  app: Hono;
  month: { month: number; year: number };
  /** Ids of the salary rows, by name. */
  salaryIds: number[];
  /** Bytes of a call as the company's admin, its path filled in; anything but 200 is an error. */
  ask: (call: Endpoint, path: string) => Promise<Uint8Array>;
};

/** Calculates the month through the server. `site`: the folder of the built screens, for a browser. */
export async function calculatedMonth({ db, companyId, session }: PreparedCompany, site?: string): Promise<CalculatedMonth> {
  const deps = { db, files: folderFiles('/nowhere'), now: () => new Date(), log: createLog('silent'), version: 'bench' };
  const app = createApp(deps, site);
  const headers = { authorization: `Bearer ${session.handle}`, cookie: `paga_session=${session.cookie}` };
  const ask = async ({ method }: Endpoint, path: string) => {
    const response = await app.fetch(new Request(`http://localhost/api${path}`, { method, headers }));
    const body = new Uint8Array(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${response.status} ${Buffer.from(body).toString().slice(0, 500)}`);
    return body;
  };
  const month = { month: 10, year: 2026 };
  const answer = await ask(generateSalaries, `${generateSalaries.path}?month=${month.month}&year=${month.year}&userId=${companyId}`);
  const { salaries } = JSON.parse(Buffer.from(answer).toString()) as { salaries: { id: number }[] };
  return { app, month, salaryIds: salaries.map(({ id }) => id), ask };
}

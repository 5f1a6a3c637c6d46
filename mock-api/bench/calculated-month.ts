import type { Endpoint } from '@paga/contract/endpoint';
import { generateSalaries } from '@paga/contract/payroll';
import type { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import { benchSite } from './bench-site.ts';
import { benchDeps, type PreparedCompany } from './prepared-company.ts';

/** A company whose October 2026 is calculated, and the server's app to ask about it. */
export type CalculatedMonth = {
  app: Hono;
  month: { month: number; year: number };
  /** The salary rows, by name. */
  salaries: { id: number; employeeId: number }[];
  /** Bytes of a call as the company's admin, its path filled in; a refusal is an error. */
  ask: (call: Endpoint, path: string, body?: object) => Promise<Uint8Array>;
};

/** Calculates the month through the server. `site`: the folder of the built screens, for a browser; `files`: where made files go. */
export async function calculatedMonth(
  { db, companyId, session }: PreparedCompany,
  site?: string,
  files = folderFiles('/nowhere'),
): Promise<CalculatedMonth> {
  const deps = { ...benchDeps(db), files };
  const app = createApp(deps, site === undefined ? undefined : benchSite(site));
  const headers = { authorization: `Bearer ${session.handle}`, cookie: `paga_session=${session.cookie}` };
  const ask = async ({ method }: Endpoint, path: string, body?: object) => {
    const sent = body && {
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const response = await app.fetch(
      new Request(`http://localhost/api${path}`, { method, headers, ...sent }),
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${response.status} ${Buffer.from(bytes).toString().slice(0, 500)}`);
    return bytes;
  };
  const month = { month: 10, year: 2026 };
  const answer = await ask(
    generateSalaries,
    `${generateSalaries.path}?month=${month.month}&year=${month.year}&userId=${companyId}`,
  );
  const { salaries } = JSON.parse(Buffer.from(answer).toString()) as Pick<CalculatedMonth, 'salaries'>;
  return { app, month, salaries, ask };
}

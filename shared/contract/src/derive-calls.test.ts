import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryTargets, screenEntries } from '../scripts/screen-entries.ts';
import { calls, callsByArea } from './all.ts';
import type { CallRow, Endpoint } from './core/endpoint.ts';
import { callRowsSource } from './derive-calls.ts';
import { newFieldsOf, wireOf } from './wire.ts';

type Module = Readonly<Record<string, unknown>>;
const derived = (file: string): Promise<Module> => import(path.join(__dirname, '../derived', file));
const declared: ReadonlySet<unknown> = new Set(Object.values(calls));

/** What the client reads of a declaration; whether it sends a body and how it reads the answer instead of their schemas. */
function readOf({
  method,
  path: where,
  base,
  bodyType,
  effect,
  heavy,
  access,
  refusal,
  body,
  response,
}: CallRow) {
  const kind = typeof response === 'string' && response !== 'json' ? response : 'value';
  return { method, path: where, base, bodyType, effect, heavy, access, refusal, body: Boolean(body), kind };
}

test('a derived row of a call has what the client reads of its declaration, and no schema', async () => {
  for (const [area, declarations] of Object.entries(callsByArea)) {
    const rows = await derived(`calls/${area}.js`);
    expect(Object.keys(rows).sort()).toEqual(Object.keys(declarations).sort());
    for (const [name, declaration] of Object.entries(declarations as Record<string, Endpoint>)) {
      expect([name, readOf(rows[name] as CallRow)]).toEqual([name, readOf(declaration)]);
      expect([name, (rows[name] as CallRow).wire]).toEqual([name, wireOf(area, name)]);
      expect([name, (rows[name] as CallRow).newFields]).toEqual([name, newFieldsOf(name)]);
      expect([name, JSON.stringify(rows[name]).includes('_zod')]).toEqual([name, false]);
    }
    const text = readFileSync(path.join(__dirname, `../derived/calls/${area}.js`), 'utf8');
    expect(text).toBe(callRowsSource(area as keyof typeof callsByArea));
  }
});

test('an entry of the contract has for a page the names that it has for the server, and derived rows for all its calls', async () => {
  for (const file of screenEntries()) {
    const whole: Module = await import(path.join(__dirname, file));
    const page = await derived(`screens/${file.replace(/\.ts$/, '.js')}`);
    expect([file, Object.keys(page).sort()]).toEqual([file, Object.keys(whole).sort()]);
    for (const [name, value] of Object.entries(page))
      expect([file, name, declared.has(value)]).toEqual([file, name, false]);
  }
});

test('every entry with calls has derived ones for pages', async () => {
  const servers = new Set(['./src/all.ts', './src/openapi.ts']);
  for (const target of entryTargets()) {
    if (typeof target !== 'string' || target.includes('/derived/') || servers.has(target)) continue;
    const module: Module = await import(path.join(__dirname, '..', target));
    const own = Object.entries(module).filter(([, value]) => declared.has(value));
    expect([target, own.map(([name]) => name)]).toEqual([target, []]);
  }
});

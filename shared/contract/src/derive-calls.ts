import { callsByArea } from './all.ts';
import * as grants from './core/access-level.ts';
import type { CallRow, Endpoint } from './core/endpoint.ts';
import { newFieldsOf, wireOf } from './wire.ts';
import { WIRE_AREAS } from './wire-versions.ts';

const HEAD =
  '// Written by `pnpm derive`, and by every install, build and check, from the declarations of the calls. Not in git.';

const grantNames = new Map<unknown, string>(Object.entries(grants).map(([name, grant]) => [grant, name]));

/** What of a declaration the client reads; apart from `access`, which is one of the named grants, and the number of the wire. */
function rowOf({
  method,
  path,
  base,
  bodyType,
  effect,
  heavy,
  refusal,
  ...schemas
}: Endpoint): Omit<CallRow, 'access' | 'wire' | 'newFields'> {
  const { body, response } = schemas;
  return {
    method,
    path,
    ...(base && { base }),
    ...(body && { body: true }),
    ...(bodyType && { bodyType }),
    response: typeof response === 'string' ? response : 'json',
    ...(refusal && { refusal }),
    effect,
    ...(heavy && { heavy }),
  };
}

/** The text of a derived area: each of its calls as a row without schemas, under its own name. Throws for an access that is no named grant. */
export function callRowsSource(area: keyof typeof callsByArea): string {
  const declared: [string, Endpoint][] = Object.entries(callsByArea[area]).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const used = new Set<string>();
  const own = `${area}/${WIRE_AREAS[area]}`;
  const rows = declared.map(([name, call]) => {
    const grant = grantNames.get(call.access);
    if (!grant) throw new Error(`${name}: its access is no grant of core/access-level.ts`);
    used.add(grant);
    const needs = wireOf(area, name).slice(own.length);
    const wire = needs ? `WIRE+${JSON.stringify(needs)}` : 'WIRE';
    const newFields = newFieldsOf(name);
    const only = newFields ? `,"newFields":${JSON.stringify(newFields)}` : '';
    return `export const ${name} = ${JSON.stringify(rowOf(call)).slice(0, -1)},"access":${grant},"wire":${wire}${only}};\n`;
  });
  const imported = `import { ${[...used].sort().join(', ')} } from '#core/access-level.ts';\n`;
  return `${HEAD}\n${used.size > 0 ? imported : ''}const WIRE = ${JSON.stringify(own)};\n${rows.join('')}`;
}

const areaOf = new Map<unknown, string>(
  Object.entries(callsByArea).flatMap(([area, calls]) =>
    Object.values(calls as Record<string, Endpoint>).map((call) => [call, area]),
  ),
);

/**
 * The text that stands for an entry of the contract in a browser: the derived rows of its calls, and everything else as the entry has it. `file` is the
 * entry's path below `src`, `module` what it exports.
 */
export function screenEntrySource(file: string, module: Readonly<Record<string, unknown>>): string {
  const up = '../'.repeat(file.split('/').length);
  const lines = Object.entries(module).flatMap(([name, value]) => {
    const area = areaOf.get(value);
    return area ? [`export { ${name} } from '${up}calls/${area}.js';\n`] : [];
  });
  return `${HEAD}\nexport * from '#${file}';\n${lines.join('')}`;
}

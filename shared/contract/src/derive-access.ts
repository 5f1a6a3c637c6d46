import { calls } from './all.ts';
import * as grants from './core/access-level.ts';
import type { Endpoint } from './core/endpoint.ts';

const WIDTH = 110;
const AS_WRITTEN = '// biome-ignore format: derived, several rows a line';
const HEAD = `// Written by \`pnpm derive\`, and by every install, build and check, from the declarations of the calls: screens do not carry them all. Not in git.`;

/** Whether a suspended or expired company refuses the call: every write inside one company, or on an own page, that does not say otherwise. */
function isRefusedWhenClosed({ effect, access, whenClosed }: Endpoint): boolean {
  return (
    effect === 'write' && (access.level === 'company' || access.level === 'own') && whenClosed !== 'works'
  );
}

/** Words as lines of at most `WIDTH` characters. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The text of derived/access-table.ts, rows in the order of their names. Throws for a call whose access is none of the named grants. */
export function accessTableSource(): string {
  const nameOf = new Map<unknown, string>(Object.entries(grants).map(([name, grant]) => [grant, name]));
  const declared = Object.entries(calls as Record<string, Endpoint>).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const rows = declared.map(([name, { access }]) => {
    const grant = nameOf.get(access);
    if (!grant) throw new Error(`${name}: its access is no grant of core/access-level.ts`);
    return `${name}: ${grant},`;
  });
  const used = [...new Set(rows.map((row) => row.slice(row.indexOf(' ') + 1, -1)))].sort();
  const refused = declared.filter(([, call]) => isRefusedWhenClosed(call)).map(([name]) => `'${name}',`);
  return [
    `${HEAD}\nimport {\n  type Access,\n${used.map((name) => `  ${name},\n`).join('')}} from '#core/access-level.ts';\n`,
    `/** Who may call what, by the name of the call. */\n${AS_WRITTEN}\nexport const accessTable = {\n${wrapped(rows)}} as const satisfies Record<string, Access>;\n`,
    '/** The name of a call. */\nexport type CallName = keyof typeof accessTable;\n',
    `/** The writes that a suspended or expired company refuses. */\n${AS_WRITTEN}\nexport const REFUSED_WHEN_CLOSED: ReadonlySet<string> = new Set<CallName>([\n${wrapped(refused)}]);\n`,
  ].join('\n');
}

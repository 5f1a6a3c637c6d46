// `pnpm check:wire`: the calls are as they were when their areas were last numbered. `--write` numbers what changed and keeps the state that it was compared with;
// it says of each call in which direction it breaks. See decision 93.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkout as root } from '../house/sources.mjs';
import { compareWire } from '../wire/compare.mjs';
import { nextTable, readState, stateText } from '../wire/state.mjs';

const STATE = path.join(root, 'shared/contract/wire.txt');
const TABLE = path.join(root, 'shared/contract/src/wire-versions.ts');
const HEAD = `// Written by \`pnpm check:wire --write\` from the comparison of the calls with those of before.

/** The number of each area of the wire: it rises when a page and a server of two states do not fit in all its calls. */
export const WIRE_AREAS: Readonly<Record<string, number>> =`;
const CHANGES = `/**
 * The numbers at which a call changed so that an older page does not work on a newer server (\`oldClient\`), or a newer page on an older one (\`newClient\`), or only
 * where it sends one of the fields that may be left out (\`newFields\`, from which number on a server knows each).
 */
export const WIRE_CHANGES: Readonly<
  Record<
    string,
    {
      readonly oldClient?: readonly number[];
      readonly newClient?: readonly number[];
      readonly newFields?: Readonly<Record<string, number>>;
    }
  >
> =`;

const { openApiDocument } = await tsImport('../../contract/src/openapi.ts', import.meta.url);
const { callsByArea } = await tsImport('../../contract/src/all.ts', import.meta.url);

/** A call on each line: the table grows with every call that is added. */
const callsText = (calls) =>
  `{\n${Object.entries(calls)
    .map(([name, numbers]) => `${JSON.stringify(name)}: ${JSON.stringify(numbers)},`)
    .join('\n')}\n}`;

const tableText = ({ areas, calls }) =>
  `${HEAD} ${JSON.stringify(areas, null, 2)};\n\n${CHANGES} ${callsText(calls)};\n`;

async function readTable() {
  if (!existsSync(TABLE)) return { areas: {}, calls: {} };
  const { WIRE_AREAS, WIRE_CHANGES } = await tsImport('../../contract/src/wire-versions.ts', import.meta.url);
  return { areas: WIRE_AREAS, calls: WIRE_CHANGES };
}

function write(table, text) {
  writeFileSync(TABLE, tableText(table));
  spawnSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', TABLE], { stdio: 'ignore' });
  writeFileSync(STATE, text);
}

const before = existsSync(STATE) ? readFileSync(STATE, 'utf8') : '';
const text = stateText(JSON.parse(JSON.stringify(openApiDocument())));
const changes = compareWire(readState(before || text), readState(text)).filter(
  (call) => call.class !== 'same',
);
for (const { area, name, class: kind, oldClient, newClient, newFields } of changes) {
  console.error(`${area} ${name}: ${kind}`);
  for (const reason of oldClient) console.error(`  an old page on the new server: ${reason}`);
  for (const reason of newClient) console.error(`  a new page on the old server: ${reason}`);
  for (const field of newFields) console.error(`  a new page on the old server: only without ${field}`);
}
if (before === text) console.log('wire: as numbered');
else if (process.argv.includes('--write')) {
  write(nextTable(await readTable(), changes, Object.keys(callsByArea)), text);
  console.log('wire: numbered');
} else {
  console.error('wire: shared/contract/wire.txt is of another state (pnpm check:wire --write numbers it)');
  process.exit(1);
}

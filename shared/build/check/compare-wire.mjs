// `node compare-wire.mjs old.json new.json`: two OpenAPI documents compared call by call, in both directions.
import { readFileSync } from 'node:fs';
import { compareWire } from '../wire/compare.mjs';

const [old, latest] = process.argv.slice(2);
if (!latest) {
  console.error('usage: node compare-wire.mjs old.json new.json');
  process.exit(2);
}
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const calls = compareWire(read(old), read(latest));
const changed = calls.filter((call) => call.class !== 'same');
for (const call of changed) {
  console.log(`${call.area} ${call.name}: ${call.class}`);
  for (const reason of call.oldClient) console.log(`  old client, new server: ${reason}`);
  for (const reason of call.newClient) console.log(`  new client, old server: ${reason}`);
  for (const field of call.newFields) console.log(`  new client, old server: only without ${field}`);
}
console.log(`${calls.length - changed.length} calls are the same, ${changed.length} changed`);

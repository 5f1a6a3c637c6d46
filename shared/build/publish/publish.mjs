// `pnpm publish:remote payroll --to https://paga.example.com --token <token>` (or PAGA_PUBLISH_TOKEN) builds a remote, looks whether it fits what runs there and sends it; the server looks
// again and moves the entry; `--folder <folder>` sends a build that lies there. `--canary 10` gives it to 10 % of the companies, beside the build in use; `promote payroll [--canary 50]` to more
// of them, or to all. `list payroll`, `rollback payroll` (a canary is withdrawn) and `back payroll <state>` take the same.
// `--to <folder of a site> [--api <address>] [--key <file>]` does it in the folder, where `list` and `back <state>` are of the whole registry. With a key the site has no server: the registry is
// signed here, the page gets the keys.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const WORDS = ['list', 'promote', 'rollback', 'back'];
const USAGE =
  'say what and where: publish:remote payroll|list|promote payroll|rollback payroll|back <state> --to <folder of the site>, or payroll|list payroll|promote payroll|rollback payroll|back payroll <state> --to <server> --token <token>; --canary <share> of a hundred companies';

/** A share of a hundred companies. */
function shareOf(text) {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(text)) throw new Error('--canary takes a whole number from 1 to 99');
  return Number(text);
}

async function inFolder(to, [what, which], { key, again, canary, api }) {
  if (['promote', 'rollback', 'back'].includes(what) && !which) throw new Error(USAGE);
  const site = path.resolve(to);
  if (!existsSync(path.join(site, 'shell'))) throw new Error(`${site} is no site: it has no shell`);
  const folder = await import('./in-folder.mjs');
  const { keysIn, putKeysIntoPage, signWith } = await import('./signed.mjs');
  const keys = key ? keysIn(key) : undefined;
  if (keys) await putKeysIntoPage(site, keys);
  const options = { finished: keys && signWith(keys), again, canary: shareOf(canary), api };
  if (WORDS.includes(what)) await folder[what](site, which, options);
  else await folder.publish(site, what, options);
}

async function toServer(origin, positionals, { token = process.env.PAGA_PUBLISH_TOKEN, folder, canary }) {
  const [what, name, state] = positionals;
  if (WORDS.includes(what) && (!name || (what === 'back' && !state))) throw new Error(USAGE);
  if (!token) throw new Error('say with which token: --token, or PAGA_PUBLISH_TOKEN in the environment');
  const { overHttp } = await import('./over-http.mjs');
  await overHttp({ origin, token }, positionals, { folder, canary: shareOf(canary) });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      token: { type: 'string' },
      folder: { type: 'string' },
      key: { type: 'string' },
      canary: { type: 'string' },
      again: { type: 'boolean' },
      api: { type: 'string' },
    },
  });
  if (!positionals[0] || !values.to) throw new Error(USAGE);
  if (/^https?:\/\//.test(values.to)) await toServer(values.to, positionals, values);
  else await inFolder(values.to, positionals, values);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

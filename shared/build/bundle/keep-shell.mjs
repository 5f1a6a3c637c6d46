// The last shells stay beside the new one, for pages that stand open: `shells/<stamp>/` has their files, all but the page itself.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from './rspack.base.mjs';

const KEPT = 2;
const PAGE = /^index\.html/;

/** Puts the shell that a site has beside the one that comes, and removes all but the last two. */
export function keepShell(folder = site) {
  const [shell, shells] = [path.join(folder, 'shell'), path.join(folder, 'shells')];
  const stamp = path.join(folder, 'shell.stamp');
  if (!existsSync(path.join(shell, 'integrity.json')) || !existsSync(stamp)) return;
  const kept = path.join(shells, readFileSync(stamp, 'utf8').trim());
  rmSync(kept, { recursive: true, force: true });
  cpSync(shell, kept, { recursive: true, filter: (file) => !PAGE.test(path.relative(shell, file)) });
  const byAge = readdirSync(shells)
    .map((name) => ({ name, at: statSync(path.join(shells, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { name } of byAge.slice(KEPT)) rmSync(path.join(shells, name), { recursive: true });
}

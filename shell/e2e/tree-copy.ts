import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratch.ts';

const root = path.resolve(__dirname, '../..');
const sh = (command: string) => execFileSync('sh', ['-c', command], { cwd: root });

/** This checkout's sources, committed or not, in a folder whose files a test may change; the installed packages are those here. */
export function copyOfTree(): { folder: string; discard(): void } {
  const folder = scratchFolder();
  sh(
    `git ls-files -co --exclude-standard -z | grep -zv '^docs/' | tar --null --no-recursion -T - -c | tar -x -C ${folder}`,
  );
  cpSync(path.join(root, 'shared/contract/derived'), path.join(folder, 'shared/contract/derived'), {
    recursive: true,
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const within of ['.', 'shared'])
    for (const name of readdirSync(path.join(root, within))) {
      const links = path.join(within, name, 'node_modules');
      // Links of a package lead to the packages of this workspace, which are those of the copy then.
      if (existsSync(path.join(root, links)) && existsSync(path.join(folder, within, name)))
        cpSync(path.join(root, links), path.join(folder, links), { recursive: true, verbatimSymlinks: true });
    }
  return { folder, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

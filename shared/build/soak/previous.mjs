// The product as the version before this one built it: its own checkout, its own lock file, kept in `.build/previous/<commit>/`. `node previous.mjs` builds it where it
// is not there and prints the folder. The commit stands in `previous.json`: the last tag; until there are two, the last commit before keys by company.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../house/sources.mjs';
import { ownEnvironment, PNPM } from '../pnpm.mjs';

const BUILT = '.previous-built';
/** With the system's own folder for what is temporary: the path of a socket in one of the checkout's would be too long. */
const UNDER_TMP = '--config.unsafe-perm=true';
const INSTALL = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only', UNDER_TMP];
const SHORT = 12;

const { commit: COMMIT } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'previous.json'), 'utf8'));

function run(command, args, { cwd, input, env = ownEnvironment() }) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...{ cwd, input, env },
    maxBuffer: 1024 ** 3,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { ok: status === 0, stdout, said: `${error?.message ?? ''}${stderr ?? ''}${stdout ?? ''}`.trim() };
}

function must(command, args, options) {
  const { ok, stdout, said } = run(command, args, options);
  if (!ok) throw new Error(`${[command, ...args].join(' ').slice(0, 120)}: ${said.slice(-2_000)}`);
  return stdout;
}

/** The files of a commit as a tar archive; fetched alone where the history here does not reach back to it. */
export function archiveOf(commit, repository = checkout) {
  const here = { cwd: repository };
  const isThere = () => run('git', ['cat-file', '-e', `${commit}^{commit}`], here).ok;
  if (!isThere()) {
    const { said } = run('git', ['fetch', '--quiet', '--depth=1', 'origin', commit], here);
    if (!isThere())
      throw new Error(`the previous version ${commit} is neither in this history nor at origin: ${said}`);
  }
  return must('git', ['archive', '--format=tar', commit], here);
}

/** Builds a commit into a folder of its own, once; answers the folder. */
function buildPrevious(commit = COMMIT) {
  const folder = path.join(checkout, '.build/previous', commit.slice(0, SHORT));
  if (existsSync(path.join(folder, BUILT))) return folder;
  const start = Date.now();
  const archive = archiveOf(commit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  must('tar', ['-x'], { cwd: folder, input: archive });
  must('npm', ['exec', '--yes', `--package=${PNPM}`, '--', 'pnpm', 'install', ...INSTALL], { cwd: folder });
  const installed = Date.now();
  must(process.execPath, ['shared/build/build-all.mjs'], { cwd: folder });
  writeFileSync(path.join(folder, BUILT), '');
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(0)} s`;
  console.error(
    `previous ${commit.slice(0, 8)}: installed in ${seconds(start, installed)}, built in ${seconds(installed, Date.now())}`,
  );
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(buildPrevious());

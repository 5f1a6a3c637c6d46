// Would a team have been alone with its changes? `node shared/build/house/replay.mjs [COUNT]` takes the 600 commits (or COUNT) without merges that end at
// START, maps the files they touched to today's tree and prints, for each remote, how many of the commits that touch it touch another one too: by the paths
// of then ("before") and by those of today ("today"). The map is built once, from the renames that git finds in `git log -M START..HEAD`; a file that was deleted
// since counts nowhere in "today", and how many there are is printed. Then it says who owns, by `docs/CODEOWNERS`, the files of three usual changes.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from './sources.mjs';

const START = '4f348acf';
const GOAL = 20;
const REMOTE = /^(mf-[^/]+)\//;

/** What a usual change touches, the migration apart: files, or folders with a slash at the end. Each change must have one owner. */
const CHANGES = {
  'an employee field': [
    'shared/contract/src/employees/employee-fields.ts',
    'mock-api/src/people/table.ts',
    'mock-api/src/employees/record/',
    'mf-employees/src/form/fields/',
    'mf-employees/messages/',
  ],
  'a leave setting': [
    'shared/contract/src/leave/settings.ts',
    'mock-api/src/leave/settings/',
    'mock-api/src/company/settings/table.ts',
    'mf-vacations/src/settings/leave/',
    'mf-vacations/messages/',
  ],
  'a tax setting': [
    'shared/contract/src/company/law/taxes.ts',
    'mock-api/src/company/law/',
    'mf-payroll/src/settings/taxes/',
    'mf-payroll/messages/',
  ],
};

const git = (...args) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Where the files of START lie today: path then -> path now, undefined for one that was deleted. */
function placesToday() {
  const log = git(
    'log',
    '--reverse',
    '-M',
    '--diff-filter=RD',
    '--no-merges',
    '--format=',
    '--name-status',
    `${START}..HEAD`,
  );
  const now = new Map();
  const then = new Map();
  const move = (from, to) => {
    const first = then.get(from) ?? from;
    then.delete(from);
    now.set(first, to);
    if (to) then.set(to, first);
  };
  for (const line of log.split('\n').filter(Boolean)) {
    const [kind, from, to] = line.split('\t');
    move(from, kind === 'D' ? undefined : to);
  }
  const alive = new Set(git('ls-files').split('\n'));
  return (file) => [now.has(file) ? now.get(file) : file].find((one) => alive.has(one));
}

/** The renames up to START, so that a path of an older commit is the one that START knew. */
function commitsUntilStart(count) {
  const log = git('log', '--no-merges', `-${count}`, '-M', '--format=@%h', '--name-status', START);
  const later = new Map();
  const commits = [];
  // From the newest on: what a commit renamed is what older commits called otherwise.
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) {
      commits.push({ id: line.slice(1), files: [] });
      continue;
    }
    const [kind, from, to = from] = line.split('\t');
    const last = later.get(to) ?? to;
    if (kind.startsWith('R')) later.set(from, last);
    commits.at(-1).files.push({ ownPath: to, atStart: last });
  }
  return commits;
}

const remotesOf = (files) => new Set(files.map((file) => file?.match(REMOTE)?.[1]).filter(Boolean));

/** Of the commits that touch a remote, how many touch another one too, by remote and in all. */
function sharesOf(commits) {
  const shares = {};
  for (const remotes of commits.map(remotesOf).filter(({ size }) => size > 0))
    for (const name of [...remotes, 'any remote']) {
      shares[name] ??= { touching: 0, others: 0 };
      shares[name].touching += 1;
      shares[name].others += remotes.size > 1 ? 1 : 0;
    }
  return shares;
}

const percent = ({ touching, others } = { touching: 0, others: 0 }) =>
  touching === 0 ? '-' : `${Math.round((others / touching) * 100)} % (${others} of ${touching})`;

/** Who owns a path: the last line of CODEOWNERS that fits wins. */
function ownerOf(file) {
  const lines = readFileSync(path.join(checkout, 'docs/CODEOWNERS'), 'utf8').split('\n');
  const rules = lines.filter((line) => /^[/*]/.test(line)).map((line) => line.split(/\s+/));
  return rules.filter(([place]) => place === '*' || `/${file}`.startsWith(place)).at(-1)[1];
}

function printShares(count) {
  const today = placesToday();
  const commits = commitsUntilStart(count);
  const then = sharesOf(commits.map(({ files }) => files.map((file) => file.ownPath)));
  const mapped = sharesOf(commits.map(({ files }) => files.map(({ atStart }) => today(atStart))));
  const touched = new Set(commits.flatMap(({ files }) => files.map(({ atStart }) => atStart)));
  const gone = [...touched].filter((file) => !today(file));
  console.table(
    Object.fromEntries(
      Object.keys(then)
        .sort()
        .map((name) => [name, { before: percent(then[name]), today: percent(mapped[name]) }]),
    ),
  );
  const counts = commits.map(({ files }) => remotesOf(files.map(({ atStart }) => today(atStart))).size);
  const spread = [2, 3, 4, 5].map((size) => `${counts.filter((one) => one === size).length} touch ${size}`);
  console.log(`commits by the remotes they touch today: ${spread.join(', ')}`);
  console.log(
    `${commits.length} commits, ${touched.size} files, ${gone.length} of them deleted since; goal: at most ${GOAL} % today`,
  );
}

function printOwners() {
  for (const [change, files] of Object.entries(CHANGES)) {
    const gone = files.filter((file) => !existsSync(path.join(checkout, file)));
    if (gone.length > 0) throw new Error(`CHANGES names what is not there: ${gone.join(' ')}`);
    const owners = new Map();
    for (const file of files) owners.set(ownerOf(file), [...(owners.get(ownerOf(file)) ?? []), file]);
    const named = [...owners].map(([owner, own]) => (owners.size > 1 ? `${owner}: ${own.join(' ')}` : owner));
    console.log(`${change} has ${owners.size} owner(s): ${named.join('; ')}`);
    if (owners.size > 1) process.exitCode = 1;
  }
}

printShares(process.argv[2] ?? '600');
printOwners();

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from './fixture.ts';

const PERSON = ['-c', 'user.name=Arta', '-c', 'user.email=arta@agimi.test'];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...PERSON, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const folder = () => mkdtempSync(path.join(tmpdir(), 'paga-previous-'));

/** A history of two commits, and a clone that has only the second. */
function shallowClone() {
  const [origin, clone] = [folder(), folder()];
  git(origin, 'init', '--quiet');
  for (const text of ['first', 'second']) {
    writeFileSync(path.join(origin, 'text'), text);
    git(origin, 'add', '.');
    git(origin, 'commit', '--quiet', '-m', text);
  }
  git(clone, 'clone', '--quiet', '--depth=1', `file://${origin}`, '.');
  return { origin, clone, first: git(origin, 'rev-parse', 'HEAD^') };
}

const textIn = (clone: string, commit: string) =>
  evaluate<string>(
    'soak/previous.mjs',
    `m.archiveOf(${JSON.stringify(commit)}, ${JSON.stringify(clone)}).subarray(0, 4096).toString('latin1').replaceAll('\\0', ' ')`,
  );

test('a clone without history fetches the one commit that it needs', () => {
  const { clone, first } = shallowClone();
  expect(git(clone, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(textIn(clone, first)).toMatch(/ first /);
  expect(git(clone, 'rev-list', '--count', 'HEAD')).toBe('1');
});

test('a commit that nobody has is said', () => {
  const { clone } = shallowClone();
  expect(() => textIn(clone, 'f'.repeat(40))).toThrow(/neither in this history nor at origin/);
});

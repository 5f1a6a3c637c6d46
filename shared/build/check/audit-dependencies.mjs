// `pnpm audit:dependencies` asks the registry which of the installed packages have known vulnerabilities, and holds each against the time frames of docs/SECURITY.md.
// Ends with 0 when nothing is due, 1 when something is, 2 when nobody could be asked: then nothing is known, which is not "no vulnerabilities".
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** Days from when an advisory was first seen here. docs/SECURITY.md says them to people. */
const DAYS = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 };
const DAY_MS = 86_400_000;

/** What pnpm said, as a list of advisories; undefined when the registry did not answer with one. */
export function advisoriesOf(output) {
  try {
    const { advisories } = JSON.parse(output);
    if (typeof advisories !== 'object' || advisories === null) return undefined;
    return Object.values(advisories).map((one) => ({
      id: one.github_advisory_id ?? String(one.id),
      name: one.module_name ?? one.name,
      severity: one.severity,
      title: one.title,
      url: one.url,
    }));
  } catch {
    return undefined;
  }
}

/** What is due on `today`: advisories nobody has noted yet, and those whose days have passed. `noted` is docs/advisories.json. */
export function dueOf(advisories, noted, today) {
  return advisories.flatMap((one) => {
    const days = DAYS[one.severity] ?? DAYS.critical;
    const { since, harmless } = noted.find(({ id }) => id === one.id) ?? {};
    if (harmless) return [];
    if (!since) return [{ ...one, why: `new: note it in docs/advisories.json; ${days} days from today` }];
    const until = new Date(Date.parse(since) + days * DAY_MS).toISOString().slice(0, 10);
    return until < today ? [{ ...one, why: `due since ${until}` }] : [];
  });
}

/** What an operator reads, and the code it ends with. */
export function reportOf({ stdout, stderr }, noted, today) {
  const advisories = advisoriesOf(stdout ?? '');
  if (!advisories) {
    const said = (stderr || stdout || 'pnpm did not start').trim();
    return {
      code: 2,
      text: `The registry could not be asked for its advisories, so nothing is known of the packages:\n${said}`,
    };
  }
  const due = dueOf(advisories, noted, today);
  const lines = due.map(
    ({ severity, name, id, title, url, why }) => `${severity}: ${name}: ${id} ${title} (${why}) ${url}`,
  );
  const counted = `${advisories.length} advisories for the installed packages, ${due.length} of them due.`;
  return { code: due.length === 0 ? 0 : 1, text: [counted, ...lines].join('\n') };
}

if (process.argv[1] === import.meta.filename) {
  const said = spawnSync('pnpm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  const noted = JSON.parse(readFileSync(path.join(root, 'docs/advisories.json'), 'utf8'));
  const { code, text } = reportOf(said, noted, new Date().toISOString().slice(0, 10));
  console.log(text);
  process.exit(code);
}

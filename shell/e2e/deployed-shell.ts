import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash-of.ts';

const turned = (name: string): string =>
  name.replace(/[0-9a-f]{10}(?=\.js$)/, (old) => [...old].reverse().join(''));

/**
 * Deploys a shell into a copy of the site whose first script and application have other names, as those of changed sources have. `kept`: the files of the one
 * before stay beside it, as a build leaves them.
 */
export function deployShell(site: string, { kept }: { kept: boolean }): void {
  const shell = path.join(site, 'shell');
  const inShell = (name: string) => path.join(shell, name);
  if (kept) cpSync(shell, path.join(site, 'shells/before'), { recursive: true });
  const listed: Record<string, string> = JSON.parse(readFileSync(inShell('integrity.json'), 'utf8'));
  const nameOf = (part: string) =>
    readdirSync(inShell('assets')).find((name) => name.startsWith(part) && name.endsWith('.js')) ?? '';
  const renamed = (name: string, change: (text: string) => string): [string, string] => {
    const text = change(readFileSync(inShell(`assets/${name}`), 'utf8'));
    for (const suffix of ['', '.br', '.gz']) {
      rmSync(inShell(`assets/${name}${suffix}`), { force: true });
      delete listed[`assets/${name}${suffix}`];
    }
    writeFileSync(inShell(`assets/${turned(name)}`), text);
    listed[`assets/${turned(name)}`] = hashOf(text);
    return [turned(name), hashOf(text)];
  };
  const [main, application] = [nameOf('main.'), nameOf('application.')];
  renamed(application, (text) => text);
  const hashIn = (name: string) => /[0-9a-f]{10}(?=\.js$)/.exec(name)?.[0] ?? '';
  const was = listed[`assets/${main}`] ?? '';
  const [other, integrity] = renamed(main, (text) =>
    text.replaceAll(hashIn(application), hashIn(turned(application))),
  );
  const html = readFileSync(inShell('index.html'), 'utf8').replaceAll(main, other).replaceAll(was, integrity);
  writeFileSync(inShell('index.html'), html);
  writeFileSync(inShell('integrity.json'), JSON.stringify({ ...listed, 'index.html': hashOf(html) }));
}

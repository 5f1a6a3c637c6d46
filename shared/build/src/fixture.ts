import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const build = path.resolve(__dirname, '..');

/** A folder with the files given by name; objects are written as JSON. */
export function folderWith(name: string, files: Record<string, string | object>): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'paga-build-')), name);
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  return folder;
}

/** Runs one of the scripts of this package and answers with its exit code and the lines it wrote. */
export function runScript(script: string, ...args: string[]): { code: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(build, script), ...args], {
    encoding: 'utf8',
  });
  return { code: status, lines: `${stderr}${stdout}`.trim().split('\n') };
}

/** Evaluates `expression` with the exports of one module of this package in scope as `m`; answers with its JSON value. */
export function evaluate<T>(module: string, expression: string): T {
  const code = `const m = await import(${JSON.stringify(path.join(build, module))}); process.stdout.write(JSON.stringify(await (${expression})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', cwd: build }),
  ) as T;
}

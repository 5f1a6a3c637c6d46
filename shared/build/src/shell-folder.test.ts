import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

test('the policy lets a page run scripts of this origin, and its own by their hash', () => {
  const html =
    '<script>start()</script><script type="application/json">{}</script><script src="/a.js"></script>';
  const { 'Content-Security-Policy': policy, 'Integrity-Policy': integrity } = evaluate<
    Record<string, string>
  >('bundle/policy.mjs', `m.policiesOf(${JSON.stringify(html)})`);
  expect(integrity).toBe('blocked-destinations=(script style)');
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default paga-mail");
  expect(policy).not.toContain('allow-duplicates');
});

test('the last two shells stay beside the new one, with their lists and without their pages', () => {
  const site = folderWith('shells', {
    'shell/index.html': '<!doctype html>',
    'shell/integrity.json': {},
    'shell/assets/main.1.js': 'main()',
    'shell.stamp': 'third',
    'shells/first/integrity.json': {},
    'shells/second/integrity.json': {},
  });
  for (const [minute, name] of ['first', 'second'].entries())
    utimesSync(path.join(site, 'shells', name), minute * 60, minute * 60);
  evaluate('bundle/keep-shell.mjs', `(m.keepShell(${JSON.stringify(site)}), true)`);
  expect(readdirSync(path.join(site, 'shells')).sort()).toEqual(['second', 'third']);
  expect(readFileSync(path.join(site, 'shells/third/assets/main.1.js'), 'utf8')).toBe('main()');
  expect(existsSync(path.join(site, 'shells/third/index.html'))).toBe(false);
});

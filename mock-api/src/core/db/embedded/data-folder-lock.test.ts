import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const note = (holder: object) =>
  writeFileSync(
    path.join(folder, 'server.lock'),
    JSON.stringify({ host: hostname(), since: '2026-10-15T09:00:00Z', started: null, ...holder }),
  );

test('names the holder of the folder to a second start, and lets it in after the first has let go', () => {
  const letGo = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid} on ${hostname()}`);
  letGo();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('takes over from a process that is gone', async () => {
  const child = spawn('true');
  await new Promise((resolve) => child.once('exit', resolve));
  note({ pid: child.pid });
  lockDataFolder(folder)();
});

test('takes over when another process has got the same id since', () => {
  note({ pid: process.pid, started: '1' });
  lockDataFolder(folder)();
});

test('takes over from a note that was cut off', () => {
  writeFileSync(path.join(folder, 'server.lock'), '{"pid":');
  lockDataFolder(folder)();
});

test('does not judge a process of another machine', () => {
  note({ pid: 1, host: 'another-machine' });
  expect(() => lockDataFolder(folder)).toThrow('If that machine is gone, delete');
});

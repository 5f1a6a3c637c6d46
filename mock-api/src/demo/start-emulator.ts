import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '#core/place.ts';

const READY_WITHIN_MS = 20_000;
const READY = /QuickBooks emulator at (\S+)/;

/** The built emulator beside the built server, else its source. */
function program(): string[] {
  const built = path.join(import.meta.dirname, 'quickbooks-emulator.mjs');
  return existsSync(built)
    ? [built]
    : ['--import', 'tsx', upwards(import.meta.dirname, 'emulators/quickbooks/main.ts')];
}

/** Starts the emulator of the bookkeeping service as a process of its own on a free port of this machine; it remembers its books in the data folder. */
export function startEmulator(dataFolder: string): Promise<{ url: string; stop: () => void }> {
  const env = { ...process.env, PORT: '0', STATE_FILE: path.join(dataFolder, 'quickbooks-emulator.json') };
  const child = spawn(process.execPath, program(), { env, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const stop = () => void child.kill();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the emulator did not start in time')), READY_WITHIN_MS);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the emulator ended with ${code}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const url = READY.exec(data.toString('utf8'))?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve({ url, stop });
    });
  });
}

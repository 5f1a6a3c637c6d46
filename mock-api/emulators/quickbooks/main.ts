import path from 'node:path';
import { startEmulator } from './emulator.ts';

// A process of its own: `pnpm emulator`, and what the demo starts beside the server. PORT and STATE_FILE say where and what it remembers.
const { PORT, STATE_FILE } = process.env;
const { url, close } = await startEmulator({
  port: Number(PORT ?? 4010),
  stateFile: STATE_FILE && path.resolve(STATE_FILE),
});
process.stdout.write(`QuickBooks emulator at ${url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)));
// Ends with the process that started it, also when that is killed.
if (process.channel) process.on('disconnect', () => void close().then(() => process.exit(0)));

import { DEMO_ACCOUNTS, DEMO_OWN_PAGES, DEMO_PASSWORD } from './identity/setup/demo-accounts.ts';
import { readSettings } from './settings.ts';
import type { Stops } from './start-database.ts';
import { type RunningServer, startServer } from './start-server.ts';

const stops: Stops = [];
let stopping: Promise<void> | undefined;

async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

function stopOnce(): Promise<void> {
  stopping ??= stopAll();
  return stopping;
}

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function welcome({ url, installation }: RunningServer): void {
  print('', `Paga is at ${url}`);
  if (installation.demo) {
    const accounts = DEMO_ACCOUNTS.map(({ email, roleId }) => `  ${email.padEnd(20)} role ${roleId}`);
    print(
      '',
      'DEMO: invented people, no real data. Accounts:',
      ...accounts,
      `  password for all: ${DEMO_PASSWORD}`,
      'Employees at /me, by a mailed code that role 1 reads in the outbox:',
      ...DEMO_OWN_PAGES.map(({ address }) => `  ${address}`),
    );
  }
  if (installation.setupSecret) {
    print(
      '',
      'There is no super admin yet. Make the first one with this setup secret (shown once, good until used or restarted):',
      `  ${installation.setupSecret}`,
    );
  }
  print('', 'Ctrl+C stops it.', '');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopOnce().then(() => process.exit(0)));
}

try {
  welcome(await startServer(readSettings(process.env), stops));
} catch (error) {
  if (!stopping)
    process.stderr.write(`Paga did not start: ${error instanceof Error ? error.message : error}\n`);
  await stopOnce();
  process.exit(1);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@paga/mock-api/core/db/embedded/free-port';
import { bundledServer } from './killable-server.ts';

/** The product's server as a person has started it: it serves, or `ended` says with what it gave up. */
export type Started = {
  url: string;
  child: ChildProcess;
  serves: boolean;
  output: () => string;
  ended: Promise<number | null>;
};

const running = new Set<ChildProcess>();

/** What the machine that runs the tests has set must not decide what a server of theirs does. */
const OURS =
  /^(?:PORT|HOST|DATA_DIR|(?:FILES|BACKUP)_(?:DIR|URL)|\w+_KEY(?:_FILE)?|AUDIT_HEADS(?:_URL)?|DATABASE_\w+|MIGRATE_URL|PAGA_DEMO|SMTP_\w+|MAIL_FROM|QUICKBOOKS_\w+|PUBLIC_URL|TRUST_PROXY|SUPPORT_\w+|TAX_PORTAL_URL|METRICS_\w+|LOG_LEVEL|SITE_DIR|SHARED_BUILDS_(?:DIR|URL)|NODE_ENV)$/;

/** Starts the server, one bundled for tests or another, in a process of its own with these variables and no others of the product's; resolves when it serves or has ended. */
export async function startedServer(
  env: Record<string, string>,
  program = bundledServer(),
): Promise<Started> {
  const port = await freePort();
  const others = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const child = spawn(process.execPath, [program], {
    env: { ...Object.fromEntries(others), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const serves = await new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('stops it.')) resolve(true);
      });
    }
    child.once('close', () => resolve(false));
  });
  return { url: `http://127.0.0.1:${port}`, child, serves, output: () => output, ended };
}

/** Ends what a test left running. */
export function endStarted(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

// `pnpm cluster [port]` starts what an installation of more than one machine has, on this one: PostgreSQL 15 and PgBouncer of Debian, two built servers behind a small
// proxy. The data is a demo and goes with it. Ctrl+C ends all.
import { DEMO_PASSWORD } from '#identity/setup/demo-accounts.ts';
import { missing } from './installed.ts';
import { type Stops, startServers, startTier, stopAll } from './start-cluster.ts';

const PORT = 3974;
const stops: Stops = [];
let ending: Promise<void> | undefined;
const end = () => {
  ending ??= stopAll(stops);
  return ending;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void end().then(() => process.exit(0)));

const lacks = missing();
if (lacks !== undefined) {
  console.error(lacks);
  process.exit(1);
}
try {
  const tier = await startTier(stops);
  console.log('PostgreSQL and PgBouncer run; the first server makes the demo ...');
  const url = await startServers(tier, tier.pooled, stops, Number(process.argv[2] ?? PORT));
  console.log(`\nTwo servers behind PgBouncer are at ${url}`);
  console.log(
    `  admin@agimi.test, password ${DEMO_PASSWORD}; PostgreSQL: psql -h ${tier.superuser.host} -U postgres paga`,
  );
  console.log('\nCtrl+C ends all.');
} catch (error) {
  if (ending === undefined) console.error(error instanceof Error ? error.message : error);
  await end();
  process.exit(1);
}

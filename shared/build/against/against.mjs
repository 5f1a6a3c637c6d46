// `pnpm dev payroll --against https://paga.example.com`: page and API of a deployed installation on this machine, with one remote live from this checkout. Only reads
// and what the person does themselves get there; its files and its registry stay as they are.
import { remoteFolders } from '../check/check-remotes.mjs';
import { derive } from '../derive.mjs';
import { reasonsAgainst, unknownNames } from './installation.mjs';
import { watchRemote } from './live-build.mjs';
import { buildsOfRun, serveLocally } from './local-server.mjs';

const sentences = ({ here, name, target }) => `
${here}   ${name} live from this checkout; page and API of ${target.origin}

What you save here is saved there, as you: take a company that is for trying things out.
Passkeys belong to ${target.hostname} and do nothing at this address: sign in with your password; what asks for a passkey has to be done there.
A change loads the page anew: you stay signed in and where you are, and what was typed is offered again.
`;

function asked(names, address) {
  const [name, ...more] = names;
  const there = remoteFolders().map((folder) => folder.slice('mf-'.length));
  if (!there.includes(name) || more.length > 0)
    throw new Error(
      `say one remote, as in: pnpm dev payroll --against <address>; there are ${there.join(', ')}`,
    );
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`${address} is no address of an installation, such as https://paga.example.com`);
  return { name, target: new URL(new URL(address).origin) };
}

const signalled = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });

async function work({ name, target, port }) {
  const here = `http://127.0.0.1:${port}`;
  const stop = signalled();
  const builds = buildsOfRun();
  let watching;
  const first = new Promise((resolve, reject) => {
    watching = watchRemote(name, (uses) => {
      builds.next();
      if (builds.number > 1) console.log([`${name} is built anew`, ...unknownNames(name)].join('\n'));
      resolve(uses);
    });
    watching.catch(reject);
  });
  try {
    const uses = await Promise.race([first, stop.then(() => undefined)]);
    if (!uses) return;
    const reasons = await reasonsAgainst(target, name, uses);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    const server = await serveLocally({ target, here, port, name, builds });
    console.log(sentences({ here, name, target }));
    await stop;
    server.close();
  } finally {
    await (await watching).close();
  }
}

/** Comes back when it is asked to stop; what does not fit is said, and the exit code is 1. */
export async function workAgainst(names, address, port) {
  try {
    const { name, target } = asked(names, address);
    derive();
    await work({ name, target, port });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

// The screens that change an area lie in one remote, which docs/architecture.md names in a table: a row for an area, or for a capability that another remote has.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callPlaces } from './call-places.mjs';
import { isTest, parse } from './sources.mjs';

/** Changes that a screen of another domain makes as well, where a person would otherwise have to leave what they are doing. */
const ALSO_FROM = {
  // before a month is closed or opened again, the person gives the company's code
  authenticateCode: 'mf-payroll',
  // the check of a month finds a wrong number, which is put right beside it
  correctEmployee: 'mf-payroll',
  // whom the service lacks is sent before a month is posted
  sendEmployees: 'mf-payroll',
  // role 1 says how support is reached where it keeps the companies
  updateSupport: 'mf-admin',
  // what is proposed for one's data is withdrawn beside it
  withdrawRequest: 'mf-employees',
  // the language that a month is posted in
  updateSelectedLanguage: 'mf-payroll',
};

/** The remote of each row of the table, by the area or capability it names. */
function remotesNamed(root) {
  const page = path.join(root, 'docs/architecture.md');
  const rows = existsSync(page)
    ? readFileSync(page, 'utf8').matchAll(/^\| `([a-z/-]+)` \| `(mf-[a-z]+|shell)` \|/gm)
    : [];
  return new Map([...rows].map(([, place, remote]) => [place, remote]));
}

/** The names that the sources of a package import from the contract, types apart, and from where. */
function importedCalls(pack, root) {
  const sources = pack.files.filter((file) => file.startsWith(`${pack.dir}/src/`) && !isTest(file));
  const ofContract = sources.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes("'@paga/contract"),
  );
  return ofContract.flatMap((file) =>
    parse(root, file)
      .body.filter(
        ({ type, source }) => type === 'ImportDeclaration' && source.value.startsWith('@paga/contract'),
      )
      .flatMap(({ specifiers }) => specifiers.map(({ imported, local }) => (imported ?? local).value))
      .map((name) => ({ name, file })),
  );
}

/** The screens that make a change of a domain whose screens lie in another remote, one sentence each. */
export function screenFaults(packages, root) {
  const named = remotesNamed(root);
  const changes = callPlaces(packages, root).filter(({ effect }) => effect === 'write');
  const placeOf = new Map(changes.map(({ name, contract }) => [name, contract]));
  const remoteOf = (place) => named.get(place) ?? named.get(path.dirname(place));
  return packages
    .filter(({ dir }) => dir === 'shell' || dir.startsWith('mf-'))
    .flatMap((pack) =>
      importedCalls(pack, root)
        .filter(({ name }) => placeOf.has(name) && ALSO_FROM[name] !== pack.dir)
        .filter(({ name }) => remoteOf(placeOf.get(name)) !== pack.dir)
        .map(({ name, file }) => {
          const remote = remoteOf(placeOf.get(name));
          return `${file}: ${name} changes ${placeOf.get(name)}, whose screens lie in ${remote ?? 'no remote of docs/architecture.md'}`;
        }),
    );
}

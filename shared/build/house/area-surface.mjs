// What an area of the server takes of another one: its `public.ts` alone. Core is under all of them and has no such surface.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './sources.mjs';

/** They see all tables by their work: a backup takes the rows of every area. */
const SEES_TABLES = ['backup'];
const DECLARED = /\b(?:companyTable|pgTable)\(\s*'(\w+)'/g;
// Of names without quotes only those that are no word of a sentence.
const RAW = /\b(?:from|join|into|update)\s+(?:"(\w+)"|([a-z]+_[a-z_]+))/g;
const WRITTEN = /\b(?:insert into|update|delete from)\s+\$\{(\w+)\}/g;
const GIVEN = /import (?:type )?\{([^}]*)\} from '#\w+\/public\.ts'/g;

const areaOf = (file) => file.match(/^mock-api\/src\/([^/]+)\//)?.[1];
const isTable = (file) => file.endsWith('/table.ts');
const isPublic = (file) => /^mock-api\/src\/[^/]+\/public\.ts$/.test(file);
const isBound = (file) => !isTest(file) && areaOf(file) && !SEES_TABLES.includes(areaOf(file));

/** The imports of another area's files, tests apart: `tables` of its tables, `inner` of what else is not its `public.ts`. */
export function surfaceOf(imports) {
  const outside = imports.filter(({ from, to }) => {
    const [own, other] = [areaOf(from), areaOf(to)];
    return isBound(from) && other && own !== other && other !== 'core';
  });
  return {
    tables: outside.filter(({ to }) => isTable(to)),
    inner: outside.filter(({ to }) => !isTable(to) && !isPublic(to)),
  };
}

/** The tables that SQL of another area names by itself, past its read models: where, and which. */
function rawTables(files, root) {
  const source = (file) => readFileSync(path.join(root, file), 'utf8');
  const owners = new Map(
    files
      .filter((file) => areaOf(file) && isTable(file))
      .flatMap((file) => [...source(file).matchAll(DECLARED)].map(([, name]) => [name, areaOf(file)])),
  );
  const isOthers = (file, name) => ![undefined, 'core', areaOf(file)].includes(owners.get(name));
  return files
    .filter((file) => isBound(file) && areaOf(file) !== 'core')
    .flatMap((file) =>
      [...source(file).matchAll(RAW)]
        .map(([, quoted, plain]) => quoted ?? plain)
        .filter((name) => isOthers(file, name))
        .map((name) => ({ from: file, table: name, owner: owners.get(name) })),
    );
}

/** The read models that SQL of another area writes to: in a text that compiles. */
function writtenModels(files, root) {
  return files.filter(isBound).flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    const given = [...source.matchAll(GIVEN)].flatMap(([, names]) => names.match(/\w+/g));
    return [...source.matchAll(WRITTEN)]
      .filter(([, name]) => given.includes(name))
      .map(([, name]) => ({ from, name }));
  });
}

/** What a package may not take of its areas, one sentence each. */
export function surfaceFaults(imports, files, root) {
  const { tables, inner } = surfaceOf(imports);
  return [
    ...inner.map(({ from, to }) => `${from}: ${to} is of another area, which gives its public.ts`),
    ...tables.map(({ from, to }) => `${from}: ${to} is a table of another area, which gives a read model`),
    ...imports
      .filter(({ from, to }) => isPublic(from) && isTable(to))
      .map(({ from, to }) => `${from}: ${to} is a table, others get a read model of it`),
    ...rawTables(files, root).map(
      ({ from, table, owner }) => `${from}: "${table}" is a table of ${owner}, which gives a read model`,
    ),
    ...writtenModels(files, root).map(
      ({ from, name }) => `${from}: ${name} is a read model of another area, which gives a command`,
    ),
  ];
}

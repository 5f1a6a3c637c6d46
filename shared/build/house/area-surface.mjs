// What an area of the server takes of another one: its `public.ts` alone. Core is under all of them and has no such surface.
import { isTest } from './sources.mjs';

/** The areas whose tables nobody else imports any more: nobody may again. Those of people, months, company and projects still are. */
const OWN_TABLES =
  'identity approvals employees leave payroll documents notifications reports bookkeeping filing'.split(' ');
/** They see all tables by their work: a backup takes the rows of every area. */
const SEES_TABLES = ['backup'];

const areaOf = (file) => file.match(/^mock-api\/src\/([^/]+)\//)?.[1];

/** The imports of another area's files, tests apart: `tables` of its tables, `inner` of what else is not its `public.ts`. */
export function surfaceOf(imports) {
  const outside = imports.filter(({ from, to }) => {
    const [own, other] = [areaOf(from), areaOf(to)];
    return !isTest(from) && own && other && own !== other && other !== 'core' && !SEES_TABLES.includes(own);
  });
  const isTable = ({ to }) => to.endsWith('/table.ts');
  return {
    tables: outside.filter(isTable),
    inner: outside.filter((one) => !isTable(one) && !/^mock-api\/src\/[^/]+\/public\.ts$/.test(one.to)),
  };
}

/** What a package may not import of its areas, one sentence each. */
export function surfaceFaults(imports) {
  const { tables, inner } = surfaceOf(imports);
  return [
    ...inner.map(({ from, to }) => `${from}: ${to} is of another area, which gives its public.ts`),
    ...tables
      .filter(({ to }) => OWN_TABLES.includes(areaOf(to)))
      .map(({ from, to }) => `${from}: ${to} is a table of another area`),
  ];
}

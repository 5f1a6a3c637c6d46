// `pnpm new:call <area> <callName>`: prints the four files a call costs and what stands in each.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkout, kebabOf } from './ask.mjs';

const [area, name] = process.argv.slice(2);
const home = (root) => path.join(checkout, root, area ?? '?');
if (!area || !/^[a-z][A-Za-z]*$/.test(name ?? '') || !existsSync(home('shared/contract/src'))) {
  console.error(
    'pnpm new:call <area> <callName>     e.g. pnpm new:call employees getTrainings; areas are the folders of shared/contract/src',
  );
  process.exit(2);
}
const file = kebabOf(name);
console.log(`1. shared/contract/src/${area}/<capability>.ts: the declaration, beside its shapes. Then pnpm derive.
   export const ${name} = endpoint({
     method: 'GET', path: '/${area}/…', summary: '…', query: z.strictObject({ tenantId: QueryId }), companyIn: 'query.tenantId',
     response: …, errors: [], effect: 'read', access: inCompany,
   });
2. mock-api/src/${area}/<capability>/${file}.ts: the handler, exported as ${name}.
   export const ${name} = read({ call, run: async (ctx, { query }) => … });      a change: write({ call, load, run, audit })
3. mock-api/src/${area}/routes.ts: ${name} in the list of the area.
4. mock-api/src/${area}/<capability>/${file}.test.ts: it works, a wrong role, another company, bad input; a change leaves an audit line.
docs/how-to/call.md says more.`);

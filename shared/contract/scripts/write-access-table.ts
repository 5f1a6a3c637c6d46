import { writeFileSync } from 'node:fs';
import { accessTableSource } from '../src/derive-access.ts';

/** `pnpm derive`: writes src/access-table.ts anew from the declarations of all calls. */
writeFileSync(new URL('../src/access-table.ts', import.meta.url), accessTableSource());

// `pnpm openapi` writes the document of every call to openapi.json at the root.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '#openapi.ts';

const file = path.resolve(import.meta.dirname, '../../../openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(file);

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { accessTableSource } from '../src/derive-access.ts';

const folder = new URL('../derived/', import.meta.url);
const file = new URL('access-table.ts', folder);
const text = accessTableSource();
mkdirSync(folder, { recursive: true });
// An unchanged table keeps its date: nothing is compiled again.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);

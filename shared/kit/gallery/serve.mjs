// `pnpm gallery`: builds the gallery and serves it on 127.0.0.1 (PORT, default 3100) until Ctrl+C.
import path from 'node:path';
import { bundle } from './build.mjs';
import { serveFolder } from './static-server.mjs';

const output = path.join(import.meta.dirname, '../dist/gallery');
await bundle({ entry: './gallery/main.tsx', output, mode: 'development' });
const server = await serveFolder(output, Number(process.env.PORT ?? 3100));
console.log(`gallery: http://127.0.0.1:${server.address().port}/`);

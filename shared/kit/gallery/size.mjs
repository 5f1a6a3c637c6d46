// Prints what the kit weighs as one shared module: gzip bytes with and without antd, React and i18n outside.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundle } from './build.mjs';

const outside = [/^react($|\/)/, /^react-dom($|\/)/, /^i18next$/, /^react-i18next$/];
const builds = [
  { name: 'kit with antd', externals: outside },
  { name: 'kit alone', externals: [...outside, /^antd($|\/)/, /^dayjs($|\/)/] },
];
for (const { name, externals } of builds) {
  const output = path.join(import.meta.dirname, '../dist/size');
  const stats = await bundle({
    entry: './src/index.ts',
    output,
    externals,
    library: true,
    concatenate: !process.argv.includes('--modules'),
  });
  for (const file of readdirSync(output).filter((one) => /\.(js|css)$/.test(one))) {
    const bytes = readFileSync(path.join(output, file));
    console.log(
      `${name}: ${file} ${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, brotli ${brotliCompressSync(bytes).length}`,
    );
  }
  if (process.argv.includes('--modules')) {
    const sizes = new Map();
    for (const module of stats.modules) {
      const owner =
        /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+(?:\/es\/[^/]+)?)/.exec(
          module.identifier ?? '',
        )?.[1] ?? 'kit';
      sizes.set(owner, (sizes.get(owner) ?? 0) + (module.size ?? 0));
    }
    for (const [owner, size] of [...sizes].sort((one, other) => other[1] - one[1]).slice(0, 45))
      console.log(`  ${owner} ${size}`);
  }
  rmSync(output, { recursive: true, force: true });
}

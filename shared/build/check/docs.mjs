// What the pages of docs/ name is there: files, and the counts of docs/asvs.md. Read by check-words.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../house/sources.mjs';

const PAGES = readdirSync(path.join(checkout, 'docs')).filter((name) => name.endsWith('.md'));
const NAMED = /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|md))`/g;
/** A path without a package is one of the server. */
const ROOTS = ['', 'mock-api/src/'];
const ANSWERS = { met: /\| \*\*met\*\*/, 'not met': /\| \*\*not met\*\*/, 'n.a.': /\| \*\*n\.a\.\*\*/ };

/** The files that a page names and that are not there, each with the page. */
export function missingFiles(page, text, exists = (name) => existsSync(path.join(checkout, name))) {
  return [...text.matchAll(NAMED)]
    .map(([, name]) => name)
    .filter((name) => !ROOTS.some((root) => exists(`${root}${name}`)))
    .map((name) => `docs/${page} names ${name}, which is not there`);
}

/** The chapters whose counts at the top of the page are not those of its rows. */
export function wrongCounts(text) {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
  return [...text.matchAll(/^\| (V(\d+) [^|]+|all) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].flatMap(
    ([, name, number, ...said]) => {
      const own = rows.filter((row) => number === undefined || row.startsWith(`| ${number}.`));
      const counted = [
        own.length,
        ...Object.values(ANSWERS).map((is) => own.filter((row) => is.test(row)).length),
      ];
      return counted.join() === said.map(Number).join()
        ? []
        : [`docs/asvs.md, ${name}: counted ${counted.join(', ')}`];
    },
  );
}

/** The packages of the workspace that the map does not name. */
export function unmappedPackages(
  map,
  packages = readdirSync(path.join(checkout, 'shared')).map((name) => `shared/${name}/`),
) {
  return packages
    .filter((name) => !map.includes(`\`${name}\``))
    .map((name) => `docs/architecture.md does not know ${name}`);
}

/** All of it. */
export function docsFaults() {
  return PAGES.flatMap((page) => {
    const text = readFileSync(path.join(checkout, 'docs', page), 'utf8');
    return [
      ...missingFiles(page, text),
      ...(page === 'asvs.md' ? wrongCounts(text) : []),
      ...(page === 'architecture.md' ? unmappedPackages(text) : []),
    ];
  });
}

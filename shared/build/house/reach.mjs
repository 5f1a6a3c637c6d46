// Which files of other packages the sources of a package contain, name by name: what a bundler takes from packages without side effects.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outlineOf } from './outline.mjs';
import { entryOf, isTest, placeOf } from './sources.mjs';

const outlines = new Map();

const namesPackage = (root, file) => readFileSync(path.join(root, file), 'utf8').includes("'@paga/");

/** Gives the file of the workspace that a specifier in a file leads to; nothing for a package from outside. */
export function resolver({ root, packages, conditions = [] }) {
  const packageOf = (file) => packages.find(({ dir }) => file.startsWith(`${dir}/`));
  return (file, specifier) => {
    const inside = placeOf(packageOf(file), file, specifier);
    const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    const place = inside ?? (other && entryOf(other, specifier, conditions));
    return place && existsSync(path.join(root, place)) ? place : undefined;
  };
}

/**
 * The files outside `pack` that its sources contain, sorted. `isTaken(specifier)`: what is not contained, because the page has it once; `conditions`: those
 * under which the entries of packages are found.
 */
export function reachedFrom(pack, { root, packages, isTaken = () => false, conditions = [] }) {
  const outline = (file) => {
    if (!outlines.has(file)) outlines.set(file, outlineOf(root, file));
    return outlines.get(file);
  };
  const placeFor = resolver({ root, packages, conditions });
  const resolve = (file, specifier) => (isTaken(specifier) ? undefined : placeFor(file, specifier));
  const seen = new Set();
  const whole = new Set();

  const enter = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from, names } of outline(file).imports) follow(file, from, names);
  };
  const enterWhole = (file) => {
    if (whole.has(file)) return;
    whole.add(file);
    enter(file);
    const { through, stars } = outline(file);
    for (const { from, asked } of through) follow(file, from, [asked]);
    for (const star of stars) follow(file, star, undefined);
  };
  const ask = (file, name, asked = new Set()) => {
    if (asked.has(file)) return false;
    asked.add(file);
    const { own, through, stars } = outline(file);
    const handed = through.find((one) => one.name === name);
    if (handed) return follow(file, handed.from, [handed.asked]);
    if (!own.has(name)) {
      const further = stars.map((star) => resolve(file, star)).filter(Boolean);
      return further.some((next) => ask(next, name, asked));
    }
    enter(file);
    return true;
  };
  function follow(file, specifier, names) {
    const target = resolve(file, specifier);
    if (!target) return false;
    if (names === undefined) enterWhole(target);
    else for (const name of names) ask(target, name);
    return true;
  }
  // Every source of its own is a beginning, so that those which import no package of ours need not be parsed.
  const sources = pack.files.filter((file) => file.startsWith(`${pack.dir}/src/`) && !isTest(file));
  for (const file of sources.filter((one) => namesPackage(root, one))) enter(file);
  return [...seen].filter((file) => !file.startsWith(`${pack.dir}/`)).sort();
}

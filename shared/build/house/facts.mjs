// What the checks of the layout know of a file, from one reading of it.
import { functionFaults } from './function-lengths.mjs';
import { outlineOf } from './outline.mjs';
import { parse, specifiersOf } from './sources.mjs';

/** The specifiers a file imports, its functions that are too long, and the names it imports and exports, types included. */
function factsOf(root, file) {
  const { body } = parse(root, file);
  return {
    specifiers: specifiersOf(body),
    long: functionFaults(root, file, body),
    outline: outlineOf(root, file, { types: true, body }),
  };
}

/** What is known of every source file of the tree. */
export function readFacts({ root, packages }) {
  const files = packages.flatMap((pack) => pack.files);
  return new Map(files.map((file) => [file, factsOf(root, file)]));
}

// How long files are: lines of code, without blank ones and comments. Stories are lists of pieces, and the numbers of the wire a list that a program writes: both are left out.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How many lines of code a file has at most. */
const LONGEST_FILE = { source: 250, test: 400 };
const kindOf = (file) => (/\.test\.tsx?$/.test(file) ? 'test' : 'source');

/** The lines of code of a file. */
function codeLines(root, file) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
}

/** The files of a package and their lines of code, the longest first. */
export function lengthsOf(pack, root) {
  const measured = pack.files.filter((file) => !/\.stories\.tsx$|\/wire-versions\.ts$/.test(file));
  return measured.map((file) => [file, codeLines(root, file)]).sort((a, b) => b[1] - a[1]);
}

/** The files that are longer than their kind may be, one sentence each. */
export function lengthFaults(pack, root) {
  return lengthsOf(pack, root)
    .filter(([file, lines]) => lines > LONGEST_FILE[kindOf(file)])
    .map(([file, lines]) => `${file} has ${lines} lines of code, more than ${LONGEST_FILE[kindOf(file)]}`);
}

// Jest compiles every module anew for every test file. Here a source is compiled once per worker and the result runs in the page of each file:
// what a module does and holds stays its file's own.
const vm = require('node:vm');

/**
 * What the language itself brings and no test replaces. Inside a test's context every global name is asked of Node's own code, a microsecond each
 * time; a module is handed these once, when it is loaded. Not among them: what fake timers replace.
 */
const LANGUAGE = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'Error',
  'Infinity',
  'Int32Array',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'decodeURIComponent',
  'encodeURIComponent',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
];
const USED = new RegExp(`\\b(?:${LANGUAGE.join('|')})\\b`, 'g');

const compileFunction = vm.compileFunction;
const compiled = new Map();

function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  const names = parameters.join();
  if (known?.source === source && known.names === names) return known.script;
  const used = [...new Set(source.match(USED))];
  const head = `((${used.join()})=>function(${names}){`;
  const script = new vm.Script(`${head}${source}\n})(${used.join()})`, {
    filename,
    columnOffset: -head.length,
  });
  compiled.set(filename, { source, names, script });
  return script;
}

vm.compileFunction = function compileOnce(source, parameters, options = {}) {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction.call(this, source, parameters, options);
  try {
    return scriptOf(source, parameters, filename).runInContext(parsingContext);
  } catch {
    // What cannot be compiled is refused in the words Jest expects.
    return compileFunction.call(this, source, parameters, options);
  }
};

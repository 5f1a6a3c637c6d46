// Jest compiles every module anew for every test file. Here a source is compiled once per worker and the result runs in the page of each file:
// what a module does and holds stays its file's own.
const vm = require('node:vm');

const compileFunction = vm.compileFunction;
const compiled = new Map();

function scriptOf(source, parameters, filename) {
  const head = `(function(${parameters.join()}){`;
  const known = compiled.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, head, script });
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

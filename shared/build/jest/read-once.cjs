// Jest reads every module's source, and asks the disk for its date, anew for every test file. Here a worker reads a source of the repository once:
// nothing of a run changes them. Under `--watch` somebody does, so there it stays as it was.
const { createRequire } = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..') + path.sep;
// Only Jest itself depends on it.
const jestRequire = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const Runtime = jestRequire('jest-runtime').default;

const sources = new Map();
const transformed = new Map();
const isKept = (filename) => filename.startsWith(root) && !filename.includes('/.build/');

/** The sources that one test file reads: those of the repository are every file's. */
class Sources {
  #own;
  constructor(own) {
    this.#own = own;
  }
  #of(filename) {
    return isKept(filename) ? sources : this.#own;
  }
  get(filename) {
    return this.#own.get(filename) ?? this.#of(filename).get(filename);
  }
  set(filename, source) {
    this.#of(filename).set(filename, source);
    return this;
  }
  clear() {
    this.#own.clear();
  }
}

/** A package's own: another may be transformed otherwise. */
function transformedOf({ id }) {
  const known = transformed.get(id) ?? new Map();
  transformed.set(id, known);
  return known;
}

function transformingOnce(transformer, config) {
  const known = transformedOf(config);
  const { transform } = transformer;
  transformer.transform = (filename, options, source) => {
    const made = known.get(filename) ?? transform.call(transformer, filename, options, source);
    if (isKept(filename)) known.set(filename, made);
    return made;
  };
  return transformer;
}

class ReadOnceRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, read, coverage, testPath, globalConfig) {
    const changes = globalConfig.watch || globalConfig.watchAll || globalConfig.collectCoverage;
    super(
      ...[config, environment, resolver, changes ? transformer : transformingOnce(transformer, config)],
      ...[changes ? read : new Sources(read), coverage, testPath, globalConfig],
    );
  }
}
module.exports = { __esModule: true, default: ReadOnceRuntime, Sources, transformingOnce };

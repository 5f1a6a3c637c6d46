// Node for tests without a page. They run in the worker's own realm, not in a context beside it: a global name costs nothing there, and the packages
// that `compile-once.cjs` lists are loaded once per worker. Every source of ours is still each test file's own.
const { createRequire } = require('node:module');
const { NODE } = require('./compile-once.cjs');
const { endStorages } = require('./end-storages.cjs');

const ofNode = createRequire(require.resolve('jest-environment-node'));
const { ModernFakeTimers } = ofNode('@jest/fake-timers');
const { ModuleMocker } = ofNode('jest-mock');

/** What a test file may leave behind and the next must not find: globals, settings and listeners of the process. */
function remember() {
  const globals = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
  );
  const { exit } = process;
  const env = { ...process.env };
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  return function restore() {
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const event of process.eventNames())
      for (const listener of process.rawListeners(event))
        if (!listeners.get(event)?.includes(listener)) process.removeListener(event, listener);
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = globals.get(key);
      if (!before) Reflect.deleteProperty(globalThis, key);
      else if (before.configurable && before.value !== globalThis[key])
        Object.defineProperty(globalThis, key, before);
    }
  };
}

module.exports = class NodeEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.restore = remember();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.restore();
    endStorages();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return NODE;
  }
};

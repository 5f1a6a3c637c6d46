// Node 20 keeps every AsyncLocalStorage that was used in one list, and goes through it for every promise and callback. A test file makes its own, so that
// the list would grow with each file of a worker: those of a file end with it.
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function remembered(...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

exports.endStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};

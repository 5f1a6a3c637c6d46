// First module of the shell's entry: lends the bundler's federation runtime to the remotes, which then need not carry it (5 KB each).
import { initContainerEntry } from 'federation-container-entry';

/** One object per remote: what the runtime writes into must not be shared. An instance is made without becoming the page's default one. */
globalThis.pagaFederation = () => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  const init = (options) => {
    const known = runtime.getInstance((instance) => instance.options.name === options.name);
    if (!known) return runtime.createInstance({ ...options, id: options.id ?? '' });
    known.initOptions({ ...options, id: options.id ?? '' });
    return known;
  };
  return {
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    attachShareScopeMap,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  };
};

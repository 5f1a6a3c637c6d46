// jsdom with Node's own web platform: fetch, streams and files behave as in a browser, and msw can intercept them.
require('./compile-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { quickComputedStyle } = require('./computed-style.cjs');
const { quickLabels } = require('./labels.cjs');

quickLabels();

const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'File',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
];

/** Node's own MessageChannel keeps a Jest worker alive for ever; React only needs "soon". */
class Port {
  onmessage = null;
  other = null;
  postMessage(data) {
    setImmediate(() => this.other.onmessage?.({ data }));
  }
  start() {}
  close() {}
  addEventListener(_type, listener) {
    this.onmessage = listener;
  }
  removeEventListener() {
    this.onmessage = null;
  }
}
class MessageChannelShim {
  constructor() {
    this.port1 = new Port();
    this.port2 = new Port();
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** What antd asks of a page and jsdom lacks: no layout, so nothing is ever observed. */
class NoLayoutObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const mediaQuery = (query) => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    const testEnvironmentOptions = {
      ...config.projectConfig.testEnvironmentOptions,
      customExportConditions: [''],
    };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
  }
  async setup() {
    await super.setup();
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    this.global.MessageChannel = MessageChannelShim;
    this.global.ResizeObserver ??= NoLayoutObserver;
    this.global.matchMedia ??= mediaQuery;
    this.global.getComputedStyle = quickComputedStyle(this.global);
    // React asks for the time at every component; by way of jsdom's checks that takes ten times as long.
    const start = performance.now() - this.global.performance.now();
    this.global.Performance.prototype.now = () => performance.now() - start;
  }
};

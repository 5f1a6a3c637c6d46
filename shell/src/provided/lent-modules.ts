import * as client from '@paga/client';
import * as kit from '@paga/kit';
import * as platform from '@paga/platform';
import type { LentModules } from '@paga/platform/host';
import * as query from '@tanstack/react-query';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as zustandVanilla from 'zustand/vanilla';
import { loadSchemas } from './load-schemas.ts';
import * as reactI18next from './react-i18next.ts';
import * as router from './react-router-dom.ts';

/** What remotes take from the page instead of bringing it: the names of shared/build/shared-modules.mjs. */
const modules: Readonly<Record<string, unknown>> = {
  '@paga/client': client,
  '@paga/kit': kit,
  '@paga/platform': platform,
  '@tanstack/react-query': query,
  i18next,
  react,
  'react-dom': reactDom,
  'react-i18next': reactI18next,
  'react-router-dom': router,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react/jsx-runtime': jsxRuntime,
  zustand,
  'zustand/vanilla': zustandVanilla,
};

/** What is lent and comes late: each is brought when a remote takes it first. */
const late: Readonly<Record<string, () => Promise<unknown>>> = {
  zod: loadSchemas,
};

/** Written in by the build: the version of each. */
const VERSIONS: Readonly<Record<string, string>> = JSON.parse(process.env.LENT_VERSIONS ?? '{}');

/** The modules with their versions, as the federation shares them. */
export const lentModules: LentModules = Object.fromEntries(
  Object.entries(VERSIONS).map(([name, version]) => [
    name,
    late[name] ? { version, load: late[name] } : { version, module: modules[name] },
  ]),
);

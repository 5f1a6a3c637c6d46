import * as client from '@paga/client';
import type { LentModules } from '@paga/platform/host';
import * as query from '@tanstack/react-query';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactI18next from '#provided/react-i18next.ts';
import * as router from './own-router.ts';

/** What parts of the own page take from it: the rows `own` of shared/build/shared-modules.mjs. A part that asks for anything else is not built. */
const modules: Readonly<Record<string, unknown>> = {
  '@paga/client': client,
  '@tanstack/react-query': query,
  i18next,
  react,
  'react-dom': reactDom,
  'react-i18next': reactI18next,
  'react-router-dom': router,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react/jsx-runtime': jsxRuntime,
};

/** Written in by the build: the version of each. */
const VERSIONS: Readonly<Record<string, string>> = JSON.parse(process.env.LENT_VERSIONS ?? '{}');

/** The modules with their versions, as the federation shares them. */
export const ownLent: LentModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, { version: VERSIONS[name] ?? '', module }]),
);

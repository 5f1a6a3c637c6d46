import './trusted-types.ts';
import '@paga/kit/fonts.css';
import '@paga/kit/base.css';
import './start.css';

import './registry-ahead.ts';
import { shellMessages, signedOutMessages } from './shell-messages.ts';

// What the start will ask for travels beside it, not after it: a failure shows where it is asked for.
const ahead = (part: Promise<unknown>): void => void part.catch(() => undefined);

import(/* webpackChunkName: "start" */ './start.tsx');
const hasSession = localStorage.getItem('paga.session') !== null;
ahead(
  (hasSession ? shellMessages : signedOutMessages)[
    (localStorage.getItem('paga.language') ?? navigator.language).startsWith('en') ? 'en' : 'sq'
  ](),
);
ahead(
  hasSession
    ? import(/* webpackChunkName: "application" */ './application.tsx')
    : import(/* webpackChunkName: "signed-out" */ './sign-in/signed-out.tsx'),
);

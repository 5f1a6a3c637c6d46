import './trusted-types.ts';
import '@paga/kit/fonts.css';
import '@paga/kit/base.css';
import './start.css';

import { hasSession, ownPage } from './registry-ahead.ts';
import { ownMessages, shellMessages, signedOutMessages } from './shell-messages.ts';

// What the start will ask for travels beside it, not after it: a failure shows where it is asked for.
const ahead = (part: Promise<unknown>): void => void part.catch(() => undefined);

import(/* webpackChunkName: "start" */ './start.tsx');
ahead(
  (!hasSession ? signedOutMessages : ownPage ? ownMessages : shellMessages)[
    (localStorage.getItem('paga.language') ?? navigator.language).startsWith('en') ? 'en' : 'sq'
  ](),
);
ahead(
  !hasSession
    ? import(/* webpackChunkName: "signed-out" */ './sign-in/signed-out.tsx')
    : ownPage
      ? import(/* webpackChunkName: "own-page" */ './me/frame/own-page.tsx')
      : import(/* webpackChunkName: "application" */ './application.tsx'),
);

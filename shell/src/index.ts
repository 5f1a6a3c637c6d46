import './trusted-types.ts';
import '@paga/kit/fonts.css';
import '@paga/kit/base.css';
import './start.css';

// Shared modules are negotiated before anything is imported: everything else lies behind this line.
import(/* webpackChunkName: "start" */ './start.tsx');
// Somebody who is signed in needs the application next: it travels beside the start, not after it.
if (localStorage.getItem('paga.session'))
  import(/* webpackChunkName: "application" */ './application.tsx').catch(() => undefined);

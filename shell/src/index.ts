import '@paga/kit/fonts.css';
import '@paga/kit/base.css';
import './start.css';

// Shared modules are negotiated before anything is imported: everything else lies behind this line.
import(/* webpackChunkName: "start" */ './start.tsx');

// The pages of the signed-out that a link of a mail or of the first start leads to; the sign-in page goes without them.
export { ForgotPage } from './forgot.page.tsx';
export { JoinPage } from './join.page.tsx';
export { ResetPage } from './reset.page.tsx';
export { SetupPage } from './setup.page.tsx';

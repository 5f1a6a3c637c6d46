export { remote as default } from '@paga/build/remote.rspack.mjs';

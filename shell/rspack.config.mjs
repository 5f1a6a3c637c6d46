export { shell as default } from '@paga/build/shell.rspack.mjs';

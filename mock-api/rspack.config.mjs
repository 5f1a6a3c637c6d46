export { server as default } from '@paga/build/server.rspack.mjs';

export { server as default } from '@paga/build/jest.mjs';

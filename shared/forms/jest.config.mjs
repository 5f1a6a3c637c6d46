export { web as default } from '@paga/build/jest.mjs';

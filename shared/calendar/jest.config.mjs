export { pure as default } from '@paga/build/jest.mjs';

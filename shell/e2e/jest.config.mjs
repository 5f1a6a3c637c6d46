export { journeys as default } from '@paga/build/jest.mjs';

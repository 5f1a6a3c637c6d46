import { journeys } from '@paga/build/jest.mjs';

export default {
  ...journeys,
  globalSetup: '<rootDir>/demo-folder.setup.ts',
  globalTeardown: '<rootDir>/demo-folder.teardown.ts',
};

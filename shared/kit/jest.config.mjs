import { page } from '@paga/build/jest.mjs';

export default { ...page, setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] };

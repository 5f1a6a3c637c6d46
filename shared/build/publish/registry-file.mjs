// The registry of a site is moved by the same code whether a server does it or who publishes.
import { tsImport } from 'tsx/esm/api';

const ofServer = (file) => tsImport(`../../../mock-api/src/core/site/${file}`, import.meta.url);

export const { earlierStates, moveRegistry, readRegistry, stateOf } = await ofServer('registry-file.ts');
export const { withoutNewest } = await ofServer('roll-back.ts');

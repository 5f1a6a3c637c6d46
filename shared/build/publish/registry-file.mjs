// The registry of a site is moved by the same code whether a server does it or who publishes.
import { tsImport } from 'tsx/esm/api';

export const { earlierStates, moveRegistry, readRegistry, stateOf } = await tsImport(
  '../../../mock-api/src/core/site/registry-file.ts',
  import.meta.url,
);
export const { withoutNewest } = await tsImport(
  '../../../mock-api/src/core/site/roll-back.ts',
  import.meta.url,
);

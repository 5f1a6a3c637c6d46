// The registry of a site is moved by the same code whether a server does it or who publishes.
import { tsImport } from 'tsx/esm/api';

const here = (name) => tsImport(`../../../mock-api/src/core/site/${name}.ts`, import.meta.url);

export const { earlierStates, moveRegistry, readRegistry, stateOf } = await here('registry-file');
export const { removeOldBuilds } = await here('old-builds');
export const { backFromNewest, withoutNewest, withShare } = await here('roll-back');
export const { isThere, withBuild, withPublished, withState } = await here('with-build');

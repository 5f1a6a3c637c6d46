import type { FailureKind } from '@paga/contract/remotes';
import type { RegistryEntry } from '@paga/platform/host';

/** What failed: of a remote, with its registry entry, or whatever the page caught, whose part its stack tells. */
export type Caught = {
  kind: FailureKind;
  error: unknown;
  remote?: { version: string; entry: RegistryEntry | undefined };
};

import type { InUse } from '@paga/contract/remotes';
import type { Moved } from './moved-remote.ts';

/** What a move of a remote is answered with. */
export const inUse = (name: string, { registry, now }: Moved): InUse => ({ name, ...now, registry });

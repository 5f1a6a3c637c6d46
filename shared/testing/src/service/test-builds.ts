import type { ServedBuilds } from '@paga/mock-api/core/served-builds';

/** The builds of a made-up site: the shell and two remotes, whose files are whatever is asked for, without source maps. */
export const TEST_BUILDS: ServedBuilds = {
  parts: async () => [
    { name: 'shell', version: '0123456789', lastGood: null, earlier: [], withdrawn: [] },
    { name: 'payroll', version: '0.1.0-new', lastGood: '0.1.0-old', earlier: [], withdrawn: ['0.1.0-bad'] },
    { name: 'sixth', version: '0.1.0-only', lastGood: null, earlier: [], withdrawn: [] },
  ],
  registry: async () => ({ movedAt: new Date('2026-10-15T09:00:00Z'), faults: [] }),
  lists: async () => true,
  mapOf: async () => undefined,
  rollBack: async () => undefined,
};

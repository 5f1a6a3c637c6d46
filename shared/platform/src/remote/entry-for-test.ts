import type { RegistryEntry, RemoteBuild } from '../registry/registry.ts';

/** A build as the registry names it. */
export function aBuild(version: string, facts: Partial<RemoteBuild> = {}): RemoteBuild {
  const entry = `/remotes/payroll/${version}/remoteEntry.js`;
  return {
    version,
    entry,
    container: 'paga_payroll',
    integrity: null,
    kit: '^0.1.0',
    platform: '^0.1.0',
    ...facts,
  };
}

/** The registry entry of a payroll remote with one route, one menu entry and one card. */
export function anEntry(facts: Partial<RegistryEntry> = {}): RegistryEntry {
  const code = 'calculations/calculations.screen#CalculationsScreen';
  return {
    ...aBuild('0.1.0-new'),
    name: 'payroll',
    lastGood: null,
    disabled: false,
    offer: {
      name: 'payroll',
      permissions: ['getSalaries'],
      routes: [
        {
          path: '/calculations',
          title: 'navigation.calculations',
          code,
          needs: ['getSalaries'],
          company: true,
        },
      ],
      navigation: [
        {
          path: '/calculations',
          label: 'navigation.calculations',
          icon: 'wallet',
          order: 30,
          needs: ['getSalaries'],
        },
      ],
      cards: [
        {
          id: 'paid',
          point: 'dashboard',
          title: 'dashboard.paid',
          code: 'dashboard/paid.card#PaidCard',
          order: 10,
          width: 4,
          needs: [],
        },
      ],
      searchSources: [],
    },
    texts: {
      sq: { 'navigation.calculations': 'Llogaritja e pagave', 'dashboard.paid': 'Pagat e paguara' },
      en: { 'navigation.calculations': 'Salary calculation', 'dashboard.paid': 'Salaries paid' },
    },
    ...facts,
  };
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (agent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => agent.includes(sign))?.[1];

/**
 * What a person knows a device by, of what its browser says of itself; a label, it proves nothing.
 *
 * ```ts
 * deviceNameOf('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0'); // 'Firefox, Windows'
 * ```
 */
export function deviceNameOf(agent: string): string {
  return (
    [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)].filter((part) => part !== undefined).join(', ') ||
    'Web'
  );
}

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

/** What a person knows a device by, `Firefox, Windows`; a label, it proves nothing. */
export function deviceName(agent: string = navigator.userAgent): string {
  return (
    [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)].filter((part) => part !== undefined).join(', ') ||
    'Web'
  );
}

function parts(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** The major number of a version. */
export const majorOf = (version: string): number => parts(version)[0];

/**
 * Whether a version lies in a caret range (`^1.2.3`), with npm's rule that below 1.0.0 the minor number may not change:
 * `^0.1.0` takes 0.1.4, not 0.2.0. A range without caret means that very version.
 */
export function inRange(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [major, minor, patch] = parts(version);
  const [wantedMajor, wantedMinor, wantedPatch] = parts(range.slice(1));
  if (major !== wantedMajor) return false;
  if (major === 0) return minor === wantedMinor && patch >= wantedPatch;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

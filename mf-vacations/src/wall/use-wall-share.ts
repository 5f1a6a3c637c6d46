import { usePreference } from '@paga/platform';

/** The shares of a sector that may be chosen, in percent. */
export const SHARES = [10, 20, 25, 30, 40, 50, 75];
const USUAL_SHARE = 30;

// Another version may have kept a share that is no longer offered.
const readShare = (kept: Record<string, unknown>): { share: number } => ({
  share: SHARES.find((share) => share === kept.share) ?? USUAL_SHARE,
});

/** More than which share of a sector away marks a day: the person's own choice, kept on the server. */
export function useWallShare(): { share: number; choose: (share: number) => void } {
  const { value, keep } = usePreference('holidays', readShare);
  return { share: value.share, choose: (share) => keep({ share }) };
}

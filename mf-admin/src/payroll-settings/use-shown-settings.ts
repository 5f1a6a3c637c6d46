import { RoleId } from '@paga/contract/shapes';
import {
  type OfferedSetting,
  useMaybeCompany,
  useOfferedSettings,
  useRemoteParts,
  useSession,
} from '@paga/platform';
import { useOffered } from './use-offered.ts';

type ShownSettings = {
  /** What this person sets or looks at in a window of its own. */
  tiles: readonly OfferedSetting[];
  /** What others set and this person may read. */
  readOnly: readonly OfferedSetting[];
  /** Settings of each company, while a super admin has opened none: they lead to the companies. */
  isChosenFirst: (setting: OfferedSetting) => boolean;
  /** The remotes that could not be loaded, each with the settings that are missing with it. */
  away: readonly { remote: string; place: string; settings: readonly OfferedSetting[] }[];
  retry: (remote: string) => void;
};

/** The settings of all remotes that this person may see, without those of a remote that is away. */
export function useShownSettings(): ShownSettings {
  const offered = useOffered();
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const all = useOfferedSettings();
  const isChosenFirst = ({ ofEachCompany }: OfferedSetting): boolean =>
    ofEachCompany === true && company === null && roleId === RoleId.superAdmin;
  const isTile = (setting: OfferedSetting) =>
    isChosenFirst(setting) ||
    (offered(setting.needs) && (!setting.withBookkeeping || company?.hasQuickbooks === true));
  const isReadOnly = ({ needs, reads }: OfferedSetting) =>
    reads !== undefined && !offered(needs) && offered(reads);
  const shown = all.filter((setting) => isTile(setting) || isReadOnly(setting));
  const { away, retry } = useRemoteParts(
    shown.flatMap((setting) =>
      setting.summary && !isChosenFirst(setting) ? [{ remote: setting.remote, code: setting.summary }] : [],
    ),
  );
  const there = shown.filter(({ remote }) => !away.includes(remote));
  return {
    tiles: there.filter(isTile),
    readOnly: there.filter((setting) => isReadOnly(setting) && !isTile(setting)),
    isChosenFirst,
    away: away.map((remote) => {
      const settings = shown.filter((setting) => setting.remote === remote);
      return { remote, settings, place: settings[0]?.place ?? remote };
    }),
    retry,
  };
}

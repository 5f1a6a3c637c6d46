/** What a backup of a company makes of tables of an area, by their names. A table that has a company and is not named is in it as it is. */
export type InBackup = {
  /** Not in it, each with its reason; of a table without a company, why none can have its rows. */
  leftOut?: Readonly<Record<string, string>>;
  /** Only these rows, as SQL. */
  only?: Readonly<Record<string, string>>;
  /** A log is never rolled back: a restore adds what is missing and takes nothing away. */
  onlyAdded?: readonly string[];
  /** A restore brings back only rows that are still there; into an empty database all come. */
  neverRevived?: readonly string[];
  /** What a backup from before there was the table says of it, as its migration reads it: a statement for the company `$1`. */
  ofEarlier?: Readonly<Record<string, string>>;
};

/** What a backup makes of the tables of all areas. */
export type BackupRules = {
  leftOut: ReadonlySet<string>;
  only: Readonly<Record<string, string>>;
  onlyAdded: ReadonlySet<string>;
  neverRevived: ReadonlySet<string>;
  ofEarlier: Readonly<Record<string, string>>;
};

/** The rules of these areas together. */
export function backupRulesOf(areas: readonly { backup: InBackup }[]): BackupRules {
  const all = areas.map(({ backup }) => backup);
  return {
    leftOut: new Set(all.flatMap(({ leftOut }) => Object.keys(leftOut ?? {}))),
    only: Object.assign({}, ...all.map(({ only }) => only)),
    onlyAdded: new Set(all.flatMap(({ onlyAdded }) => onlyAdded ?? [])),
    neverRevived: new Set(all.flatMap(({ neverRevived }) => neverRevived ?? [])),
    ofEarlier: Object.assign({}, ...all.map(({ ofEarlier }) => ofEarlier)),
  };
}

import { z } from 'zod';

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** What the server asks of a build that an entry of `/remotes.json` names. */
export const NamedFacts = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  entry: z.string().regex(/^\/remotes\/[a-z][a-z0-9-]*\/[\w.-]+\/[\w.-]+\.js$/),
  integrity: Integrity,
});

/** What the server asks of an entry; the shell reads what a remote offers. */
export const EntryFacts = NamedFacts.loose().extend({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  offer: z.object({ name: z.string(), permissions: z.array(z.string()) }).loose(),
});

/** What a build says of itself (`build.json`): an entry of a registry repeats it. */
export const BuildFacts = EntryFacts.extend({
  kit: z.string().max(40),
  platform: z.string().max(40),
  builtWith: z.record(z.string(), z.string()).default({}),
});
export type BuildFacts = z.infer<typeof BuildFacts>;

/** Packages of ours that a page lends. */
const LENT = ['kit', 'platform', 'client'] as const;
const Names = z.array(z.string()).default([]);

/** What the code of a build uses (`uses.json`): names of what the page lends, the calls it makes, and what it says of the wire with each. */
export const BuildUses = z.object({
  ...{ kit: Names, platform: Names, client: Names, calls: Names },
  wire: z.record(z.string(), z.string()).default({}),
});
export type BuildUses = z.infer<typeof BuildUses>;

const Lent = z.object({ version: z.string(), names: z.array(z.string()) });

/** What a shell says of itself: its versions (`versions.json`), and the names it lends (`surface.json`). */
export type ShellFacts = {
  versions: { kit: string; platform: string; lent: Record<string, string> } | undefined;
  surface: Record<(typeof LENT)[number], z.infer<typeof Lent>> | undefined;
};

/** Names that a build uses and a shell does not lend, one sentence each. */
export function unlentFaults(
  remote: string,
  uses: Pick<BuildUses, (typeof LENT)[number]>,
  surface: NonNullable<ShellFacts['surface']>,
): string[] {
  return LENT.flatMap((name) =>
    uses[name]
      .filter((one) => !surface[name].names.includes(one))
      .map(
        (one) =>
          `${remote} uses ${one} of @paga/${name}, which the shell (@paga/${name} ${surface[name].version}) does not have`,
      ),
  );
}

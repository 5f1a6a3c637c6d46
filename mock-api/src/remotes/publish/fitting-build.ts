import { calls } from '@paga/contract/all';
import { PartOfPage } from '@paga/contract/remotes';
import { isBrokenWire, WIRE, type WireTable } from '@paga/contract/wire';
import { DomainError } from '#core/domain-error.ts';
import { BuildFacts, BuildUses } from '#core/site/build-facts.ts';
import { misfits, unlent } from '#core/site/fits-shell.ts';
import type { UnpackedBuild } from './unpack-build.worker.ts';

const said = (code: string, messages: readonly string[]) =>
  new DomainError('VALIDATION_FAILED', {
    message: messages.join('\n'),
    fields: messages.slice(0, 100).map((message) => ({ path: 'build', code, message })),
  });

/** What a build says of itself, when it says what every build does, and nothing of another remote. */
export function factsOfSent(name: string, { facts, list }: UnpackedBuild): BuildFacts {
  const parsed = BuildFacts.safeParse(facts);
  if (!parsed.success)
    throw said(
      'facts',
      parsed.error.issues.map(({ path, message }) => `build.json: ${path.join('.')}: ${message}`),
    );
  const { version, entry, integrity, offer } = parsed.data;
  const folder = `/remotes/${name}/${version}/`;
  const file = entry.startsWith(folder) ? entry.slice(folder.length) : '';
  const faults = [
    ...(parsed.data.name === name && offer.name === name
      ? []
      : [`build.json is of ${parsed.data.name}, not of ${name}`]),
    ...(PartOfPage.version.safeParse(version).success ? [] : ['build.json: version is none']),
    ...((JSON.parse(list) as Record<string, unknown>)[file] === integrity
      ? []
      : [`build.json names ${entry} with a hash that is not its own`]),
  ];
  if (faults.length > 0) throw said('facts', faults);
  // As it was sent, word for word: an entry of the registry says what build.json says, and defaults would be more.
  return facts as BuildFacts;
}

const known: Readonly<Record<string, unknown>> = calls;

/** Calls that a build makes and this API does not answer as the build expects. */
function wireFaults(name: string, uses: BuildUses, table: WireTable): string[] {
  return uses.calls.flatMap((one) => {
    if (!(one in known))
      return [`${name} makes the call ${one}, which the API there does not have: deploy the server first`];
    const sent = uses.wire[one];
    return sent !== undefined && isBrokenWire(sent, one, table)
      ? [`${name} makes the call ${one} of another version (${sent}) than the API there has`]
      : [];
  });
}

/** Refuses, with a sentence for each reason, a build that the shell of the site cannot run or the API of this server not answer. */
export function requireFitting(
  site: string,
  name: string,
  { facts, uses }: UnpackedBuild,
  table: WireTable = WIRE,
): void {
  const used = BuildUses.safeParse(uses);
  if (!used.success) throw said('uses', ['uses.json cannot be read']);
  const reasons = [
    ...misfits(site, BuildFacts.parse(facts)),
    ...unlent(site, name, used.data),
    ...wireFaults(name, used.data, table),
  ];
  if (reasons.length > 0) throw said('doesNotFit', reasons);
}

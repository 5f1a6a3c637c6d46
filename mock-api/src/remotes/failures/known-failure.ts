import type { FailureReport } from '@paga/contract/remotes';
import { knownMessage } from '@paga/contract/remotes/scrubbed';
import type { ServedBuilds } from '#core/served-builds.ts';
import { isServed } from '../is-served.ts';

/**
 * What is kept of a report: a message of the list, frames in files that a build has. So nothing a sender thinks of is stored. Undefined: it
 * is about a build that is not served.
 */
export async function knownFailure(
  builds: ServedBuilds,
  report: FailureReport,
): Promise<FailureReport | undefined> {
  if (!(await isServed(builds, report))) return undefined;
  const listed = await Promise.all(report.frames.map((frame) => builds.lists(frame.split(':')[0] ?? '')));
  return {
    ...report,
    message: knownMessage(report.message),
    frames: report.frames.filter((_, at) => listed[at]),
  };
}

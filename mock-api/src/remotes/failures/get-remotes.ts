import { getRemotes as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';
import { switchedOff } from '../rollback/rollback-switch.ts';
import { vitalsOf } from '../visits/vitals-of.ts';
import { companiesOfCanaries } from './companies-of-canaries.ts';
import { failuresOf, kindsOf, loadsOf } from './counted-failures.ts';

const NONE = { day: 0, week: 0, peopleDay: 0, peopleWeek: 0 };

export const getRemotes = personSecret({
  call,
  run: async ({ builds, asAccess, now }) => {
    const parts = await builds.parts();
    return asAccess(async (tx) => {
      const [loads, failures, kinds] = [await loadsOf(tx, now), await failuresOf(tx, now), await kindsOf(tx)];
      const [vitals, off] = [await vitalsOf(tx, now), await switchedOff(tx)];
      const canaries = await companiesOfCanaries(tx, parts);
      return parts.map(({ earlier: _, ...part }) => {
        const isOf = ({ remote }: { remote: string }) => remote === part.name;
        const loaded = loads.find(isOf) ?? NONE;
        const failed = failures.find(isOf) ?? NONE;
        return {
          ...part,
          canary: part.canary && { ...part.canary, companies: canaries.get(part.name) ?? 0 },
          withdrawn: [...part.withdrawn],
          goesBack: !off.has(part.name),
          loads: { day: loaded.day, week: loaded.week },
          people: { day: loaded.peopleDay, week: loaded.peopleWeek },
          failures: { day: failed.day, week: failed.week },
          vitals: vitals(part.name),
          kinds: kinds.filter(isOf).map(({ remote: _, ...kind }) => kind),
        };
      });
    });
  },
});

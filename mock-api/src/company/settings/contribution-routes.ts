import { routes } from '#core/http/routes.ts';
import { getContribution } from './get-contribution.ts';
import { getContributionHistory } from './get-contribution-history.ts';
import { updateContribution } from './update-contribution.ts';

export const contributionRoutes = routes([getContribution, getContributionHistory, updateContribution]);

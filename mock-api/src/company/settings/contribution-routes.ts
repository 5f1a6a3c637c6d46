import { routes } from '#core/http/routes.ts';
import { readContribution, readContributionHistory } from './get-contribution.ts';
import { runUpdateContribution } from './update-contribution.ts';

export const contributionRoutes = routes([readContribution, readContributionHistory, runUpdateContribution]);

import { companyPeople } from '#company/public.ts';
import { area } from '#core/area.ts';
import { peopleToPay } from './people-to-pay.ts';
import { projectRoutes } from './routes.ts';
import { projectsStored } from './stored.ts';
import { budgetLine, budgetLineShare, project } from './table.ts';

// What a company asks about its people before it is ready to pay them.
companyPeople.answeredBy({ toPay: peopleToPay });

/** Projects, their budget lines and the shares of people. */
export const projectsArea = area({
  name: 'projects',
  tables: [budgetLine, budgetLineShare, project],
  routes: projectRoutes,
  audit: ['projects'],
  stored: projectsStored,
});

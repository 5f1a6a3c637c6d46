import { routes } from '#core/http/routes.ts';
import { listMonthlySalary } from './monthly-salary.ts';
import { listStatistics } from './statistics.ts';

export const reportRoutes = routes([listStatistics, listMonthlySalary]);

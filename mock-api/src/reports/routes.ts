import { routes } from '#core/http/routes.ts';
import { certificateCalls } from './certificate/calls.ts';
import { getEmployeeCertificate } from './certificate/get-employee-certificate.ts';
import { getTenantCertificate } from './certificate/get-tenant-certificate.ts';
import { exportElectronicDeclaration } from './declaration/export-electronic-declaration.ts';
import { getElectronicDeclaration } from './declaration/get-electronic-declaration.ts';
import { paymentOrderCalls } from './payment-order/calls.ts';
import { annualSalaryCalls, monthlySalaryCalls } from './salaries/calls.ts';
import { statisticsCalls } from './statistics/calls.ts';
import { getPaidEmployees } from './statistics/get-paid-employees.ts';
import { sendContributions } from './statistics/send-contributions.ts';
import { vacationListCalls } from './vacation-list/calls.ts';

export const reportRoutes = routes([
  ...certificateCalls,
  ...annualSalaryCalls,
  ...monthlySalaryCalls,
  ...statisticsCalls,
  ...paymentOrderCalls,
  ...vacationListCalls,
  getEmployeeCertificate,
  getTenantCertificate,
  getPaidEmployees,
  sendContributions,
  getElectronicDeclaration,
  exportElectronicDeclaration,
]);

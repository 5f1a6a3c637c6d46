import { routes } from '#core/http/routes.ts';
import { exportCertificate } from './certificate/export-certificate.ts';
import { getCertificatePdf } from './certificate/get-certificate-pdf.ts';
import { getEmployeeCertificate } from './certificate/get-employee-certificate.ts';
import { getTenantCertificate } from './certificate/get-tenant-certificate.ts';
import { sendCertificate } from './certificate/send-certificate.ts';
import { exportElectronicDeclaration } from './declaration/export-electronic-declaration.ts';
import { getElectronicDeclaration } from './declaration/get-electronic-declaration.ts';
import { exportPaymentOrder } from './payment-order/export-payment-order.ts';
import { getPaymentOrder } from './payment-order/get-payment-order.ts';
import { getPaymentOrderPdf } from './payment-order/get-payment-order-pdf.ts';
import { sendPaymentOrder } from './payment-order/send-payment-order.ts';
import { exportAnnualSalary } from './salaries/export-annual-salary.ts';
import { exportMonthlySalary } from './salaries/export-monthly-salary.ts';
import { getAnnualSalary } from './salaries/get-annual-salary.ts';
import { getAnnualSalaryPdf } from './salaries/get-annual-salary-pdf.ts';
import { getMonthlySalary } from './salaries/get-monthly-salary.ts';
import { getMonthlySalaryPdf } from './salaries/get-monthly-salary-pdf.ts';
import { sendAnnualSalary } from './salaries/send-annual-salary.ts';
import { sendMonthlySalary } from './salaries/send-monthly-salary.ts';
import { getPaidEmployees } from './statistics/get-paid-employees.ts';
import { getStatistics } from './statistics/get-statistics.ts';
import { getStatisticsExcel } from './statistics/get-statistics-excel.ts';
import { getStatisticsPdf } from './statistics/get-statistics-pdf.ts';
import { sendContributions } from './statistics/send-contributions.ts';
import { sendStatistics } from './statistics/send-statistics.ts';
import { exportVacationList } from './vacation-list/export-vacation-list.ts';
import { getVacationList } from './vacation-list/get-vacation-list.ts';
import { getVacationListPdf } from './vacation-list/get-vacation-list-pdf.ts';
import { sendVacationList } from './vacation-list/send-vacation-list.ts';

export const reportRoutes = routes([
  exportCertificate,
  getCertificatePdf,
  getEmployeeCertificate,
  getTenantCertificate,
  sendCertificate,

  getAnnualSalary,
  exportAnnualSalary,
  getAnnualSalaryPdf,
  sendAnnualSalary,
  getMonthlySalary,
  exportMonthlySalary,
  getMonthlySalaryPdf,
  sendMonthlySalary,
  getPaidEmployees,
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendStatistics,
  sendContributions,
  getPaymentOrder,
  exportPaymentOrder,
  getPaymentOrderPdf,
  sendPaymentOrder,
  getElectronicDeclaration,
  exportElectronicDeclaration,
  getVacationList,
  exportVacationList,
  getVacationListPdf,
  sendVacationList,
]);

import { routes } from '#core/http/routes.ts';
import { previewEmployeeChange } from '#payroll/what-if/preview-employee-change.ts';
import { changeEmployees } from './bulk/change-employees.ts';
import { restoreEmployees } from './bulk/restore-employees.ts';
import { exportEmployees } from './export/export-employees.ts';
import { exportSelectedEmployees } from './export/export-selected-employees.ts';
import { markContract } from './files/mark-contract.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { removePhoto } from './files/remove-photo.ts';
import { uploadAttachment } from './files/upload-attachment.ts';
import { uploadPhoto } from './files/upload-photo.ts';
import { downloadImportTemplate } from './import/download-import-template.ts';
import { previewImport } from './import/preview-import.ts';
import { getActiveEmployees } from './list/get-active-employees.ts';
import { getContractsByExpirationDate } from './list/get-contracts-by-expiration-date.ts';
import { getEmployeesByStatus } from './list/get-employees-by-status.ts';
import { getEmployeesByStatusCount } from './list/get-employees-by-status-count.ts';
import { getEmployeesByTenantIdAndFilter } from './list/get-employees-by-tenant-id-and-filter.ts';
import { getUpcomingBirthdays } from './list/get-upcoming-birthdays.ts';
import { createEmployee } from './record/create-employee.ts';
import { deleteEmployee } from './record/delete-employee.ts';
import { getEmployee } from './record/get-employee.ts';
import { getEmployeeHistory } from './record/get-employee-history.ts';
import { updateEmployee } from './record/update-employee.ts';
import { getInitialBrutto } from './terms/get-initial-brutto.ts';

export const employeeRoutes = routes([
  getEmployee,
  createEmployee,
  updateEmployee,
  getEmployeeHistory,
  previewEmployeeChange,
  deleteEmployee,
  changeEmployees,
  restoreEmployees,
  getInitialBrutto,
  getUpcomingBirthdays,
  getContractsByExpirationDate,
  getEmployeesByTenantIdAndFilter,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  exportEmployees,
  exportSelectedEmployees,
  getActiveEmployees,
  previewImport,
  downloadImportTemplate,
  uploadAttachment,
  markContract,
  removeAttachment,
  uploadPhoto,
  removePhoto,
]);

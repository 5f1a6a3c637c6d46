import { routes } from '#core/http/routes.ts';
import { previewEmployeeChange } from '#payroll/what-if/preview-change.ts';
import { changeEmployees } from './bulk/change-many.ts';
import { restoreEmployees } from './bulk/restore-many.ts';
import { exportEmployees, exportSelectedEmployees } from './export/export-employees.ts';
import { removePhoto, uploadPhoto } from './files/employee-photo.ts';
import { markContract } from './files/mark-contract.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { uploadAttachment } from './files/upload-attachment.ts';
import { previewImport } from './import/import-preview.ts';
import { downloadImportTemplate } from './import/import-template.ts';
import { getActiveEmployees } from './list/active-minimal.ts';
import { getEmployeesByTenantIdAndFilter } from './list/by-filter.ts';
import { getEmployeesByStatus } from './list/by-status.ts';
import { getContractsByExpirationDate } from './list/expiring-contracts.ts';
import { getEmployeesByStatusCount } from './list/status-count.ts';
import { getUpcomingBirthdays } from './list/upcoming-birthdays.ts';
import { createEmployee } from './record/create-employee.ts';
import { deleteEmployee } from './record/delete-employee.ts';
import { getEmployeeHistory } from './record/employee-history.ts';
import { getEmployee } from './record/get-employee.ts';
import { updateEmployee } from './record/update-employee.ts';
import { getInitialBrutto } from './terms/initial-brutto.ts';

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

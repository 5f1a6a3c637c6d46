import { routes } from '../http/routes.ts';
import { getActiveEmployees } from './active-minimal.ts';
import { getEmployeesByTenantIdAndFilter } from './by-filter.ts';
import { getEmployeesByStatus } from './by-status.ts';
import { changeEmployees } from './change-many.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getEmployeeHistory } from './employee-history.ts';
import { removePhoto, uploadPhoto } from './employee-photo.ts';
import { getContractsByExpirationDate } from './expiring-contracts.ts';
import { exportEmployees, exportSelectedEmployees } from './export-employees.ts';
import { getEmployee } from './get-employee.ts';
import { previewImport } from './import-preview.ts';
import { downloadImportTemplate } from './import-template.ts';
import { getInitialBrutto } from './initial-brutto.ts';
import { markContract } from './mark-contract.ts';
import { previewEmployeeChange } from './preview-change.ts';
import { removeAttachment } from './remove-attachment.ts';
import { restoreEmployees } from './restore-many.ts';
import { getEmployeesByStatusCount } from './status-count.ts';
import { getUpcomingBirthdays } from './upcoming-birthdays.ts';
import { updateEmployee } from './update-employee.ts';
import { uploadAttachment } from './upload-attachment.ts';

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

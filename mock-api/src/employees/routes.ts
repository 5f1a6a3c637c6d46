import { routes } from '#core/http/routes.ts';
import { changeEmployees } from './bulk/change-employees.ts';
import { restoreEmployees } from './bulk/restore-employees.ts';
import { previewEdiImport } from './edi/preview-edi-import.ts';
import { readEdiListColumns } from './edi/read-edi-list-columns.ts';
import { saveEdiImport } from './edi/save-edi-import.ts';
import { exportEmployees } from './export/export-employees.ts';
import { exportSelectedEmployees } from './export/export-selected-employees.ts';
import { getAttachmentFile } from './files/get-attachment-file.ts';
import { markContract } from './files/mark-contract.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { removePhoto } from './files/remove-photo.ts';
import { uploadAttachment } from './files/upload-attachment.ts';
import { uploadPhoto } from './files/upload-photo.ts';
import { getImports } from './import/batches/get-imports.ts';
import { startImport } from './import/batches/start-import.ts';
import { undoImport } from './import/batches/undo-import.ts';
import { changeImportedEmployee } from './import/change-imported-employee.ts';
import { downloadImportTemplate } from './import/download-import-template.ts';
import { previewImport } from './import/preview-import.ts';
import { readImportCells } from './import/read-import-cells.ts';
import { endEmployment } from './leaving/end-employment.ts';
import { getEndOfEmployment } from './leaving/get-end-of-employment.ts';
import { previewEndOfEmployment } from './leaving/preview-end-of-employment.ts';
import { undoEndOfEmployment } from './leaving/undo-end-of-employment.ts';
import { getActiveEmployees } from './list/get-active-employees.ts';
import { getContractsByExpirationDate } from './list/get-contracts-by-expiration-date.ts';
import { getEmployeesByStatus } from './list/get-employees-by-status.ts';
import { getEmployeesByStatusCount } from './list/get-employees-by-status-count.ts';
import { getEmployeesByTenantIdAndFilter } from './list/get-employees-by-tenant-id-and-filter.ts';
import { getNeighbours } from './list/get-neighbours.ts';
import { getSearchPeople } from './list/get-search-people.ts';
import { getUpcomingBirthdays } from './list/get-upcoming-birthdays.ts';
import { globalSearch } from './list/global-search.ts';
import { getOwnData } from './own-data/get-own-data.ts';
import { getProlongation } from './prolong/get-prolongation.ts';
import { previewProlongation } from './prolong/preview-prolongation.ts';
import { prolongContracts } from './prolong/prolong-contracts.ts';
import { undoProlongations } from './prolong/undo-prolongations.ts';
import { getPayRaise } from './raise/get-pay-raise.ts';
import { previewPayRaise } from './raise/preview-pay-raise.ts';
import { raisePay } from './raise/raise-pay.ts';
import { undoPayRaises } from './raise/undo-pay-raises.ts';
import { addContract } from './record/add-contract.ts';
import { correctEmployee } from './record/correct-employee.ts';
import { createEmployee } from './record/create-employee.ts';
import { deleteEmployee } from './record/delete-employee.ts';
import { getEmployee } from './record/get-employee.ts';
import { getEmployeeHistory } from './record/get-employee-history.ts';
import { getInitialBrutto } from './record/get-initial-brutto.ts';
import { updateEmployee } from './record/update-employee.ts';
import { changeRecurringLine } from './recurring/change-recurring-line.ts';
import { createRecurringLine } from './recurring/create-recurring-line.ts';
import { deleteRecurringLine } from './recurring/delete-recurring-line.ts';
import { endRecurringLine } from './recurring/end-recurring-line.ts';
import { getRecurringLineHistory } from './recurring/get-recurring-line-history.ts';
import { getRecurringLines } from './recurring/get-recurring-lines.ts';
import { createSector } from './sectors/create-sector.ts';
import { deleteSector } from './sectors/delete-sector.ts';
import { getSectors } from './sectors/get-sectors.ts';
import { updateSector } from './sectors/update-sector.ts';
import { deleteEmployeeProject } from './shares/delete-employee-project.ts';

export const employeeRoutes = routes([
  getImports,
  startImport,
  undoImport,
  changeEmployees,
  restoreEmployees,
  previewEdiImport,
  readEdiListColumns,
  saveEdiImport,
  exportEmployees,
  exportSelectedEmployees,
  getAttachmentFile,
  markContract,
  removeAttachment,
  removePhoto,
  uploadAttachment,
  uploadPhoto,
  changeImportedEmployee,
  downloadImportTemplate,
  previewImport,
  readImportCells,
  getActiveEmployees,
  getNeighbours,
  getSearchPeople,
  getContractsByExpirationDate,
  getEmployeesByStatusCount,
  getEmployeesByStatus,
  getEmployeesByTenantIdAndFilter,
  getUpcomingBirthdays,
  globalSearch,
  addContract,
  correctEmployee,
  createEmployee,
  deleteEmployee,
  getEmployeeHistory,
  getEmployee,
  updateEmployee,
  changeRecurringLine,
  createRecurringLine,
  deleteRecurringLine,
  endRecurringLine,
  endEmployment,
  getEndOfEmployment,
  previewEndOfEmployment,
  undoEndOfEmployment,
  getOwnData,
  getProlongation,
  previewProlongation,
  prolongContracts,
  undoProlongations,
  getPayRaise,
  previewPayRaise,
  raisePay,
  undoPayRaises,
  getRecurringLineHistory,
  getRecurringLines,
  createSector,
  deleteSector,
  getSectors,
  updateSector,
  deleteEmployeeProject,
  getInitialBrutto,
]);

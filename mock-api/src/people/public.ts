// All that other areas may import of this one: read models, reads and commands, no tables.
export { emailChanges, filesToKeep } from './ports.ts';
export {
  attachment,
  type EmployeeRow,
  employee,
  employeeSector,
  employmentTerms,
  sector,
} from './read-models.ts';

export { aboutEmployee } from './rows/about-employee.ts';
export { byEmployee } from './rows/by-employee.ts';
export { type Contracts, contractsIn, contractsOf, hadContract, inMonthOf } from './rows/contracts.ts';
export { insertingOfPeople, insertingPeople, insertPeople } from './rows/insert-people.ts';
export {
  activeOfCompany,
  byName,
  employeeOf,
  inTab,
  matching,
  namesByPersonalNumber,
  ofCompany,
  oneOf,
  statusOn,
  stayingOfCompany,
} from './rows/of-company.ts';
export { lockedEmployee, peopleById } from './rows/people-by-id.ts';
export { peopleByName } from './rows/people-by-name.ts';
export { photoLink } from './rows/photo-link.ts';
export { newSectorNames, removeUnusedSectors, sectorIds } from './rows/sector-ids.ts';
export { sectorNames } from './rows/sector-names.ts';
export {
  addAttachment,
  deleteAttachment,
  deleteForgottenAttachments,
  giveAttachments,
  setContract,
} from './rows/write-attachments.ts';
export {
  deleteEmployees,
  type EmployeeChange,
  raiseVersion,
  seedEmployee,
  setPhotoKey,
  undeleteEmployee,
  updateEmployee,
  updateEmployees,
} from './rows/write-employees.ts';
export { addSector, joinSectors, leaveSectors, removeSector, renameSector } from './rows/write-sectors.ts';
export { peopleStored } from './stored.ts';
export {
  changeBetween,
  changeDay,
  sameTerm,
  startingOn,
  type TermsChange,
  withChange,
} from './terms/change-terms.ts';
export { insuranceOf } from './terms/insurance-of.ts';
export { type EmployeeHistory, storeHistories } from './terms/store-histories.ts';
export {
  type DatedTerms,
  DECIMAL_TERMS,
  TERMS_FIELDS,
  type Terms,
  termsInForce,
  termsOf,
  termsOfForm,
  termsOfMany,
  termsOn,
  wireTerms,
} from './terms/terms.ts';
export { replaceTerms, setFirstBase } from './terms/write-terms.ts';

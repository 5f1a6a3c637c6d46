import {
  type Employee,
  type ImportValues,
  type NewEmployee,
  sectorsOfClass,
  splitFullName,
} from '@paga/contract/employees';

/** A saved employee as the form that saves it again. */
export function formOf(saved: Employee): NewEmployee {
  const {
    id,
    userId,
    status,
    photo,
    version,
    validFrom,
    nextChange,
    updatedAt,
    updatedBy,
    nettoSalary,
    tax,
    contribution,
    unchangableBrutto,
    healthInsuranceValue,
    attachments,
    sectors,
    ...form
  } = saved;
  // Files that the employee has already are not taken again.
  return {
    ...form,
    attachmentIds: [],
    sectors: sectors.map(({ id: sectorId, name }) => ({ id: sectorId, name })),
  };
}

/** The form with the values of an import row; a column that the row leaves out stays as it is. */
export function withValues(form: NewEmployee, values: ImportValues): NewEmployee {
  const { name, class: sector, contractDate } = values;
  const [firstName, lastName] = name === undefined ? [form.firstName, form.lastName] : splitFullName(name);
  return {
    ...form,
    firstName,
    lastName,
    occupation: values.jobTitle ?? form.occupation,
    phone: values.phoneNumber ?? form.phone,
    email: values.emailAddress ?? form.email,
    bruttoSalary: values.grossSalary ?? form.bruttoSalary,
    contributePercentage: values.contributionPercentage ?? form.contributePercentage,
    contractStarted: contractDate ?? form.contractStarted,
    jobStarted: form.jobStarted ?? contractDate,
    address: values.address ?? form.address,
    bank: values.bank ?? form.bank,
    bankAccountNumber: values.bankAccountNumber ?? form.bankAccountNumber,
    employerTier: values.employerTier ?? form.employerTier,
    employmentType: values.employmentType ?? form.employmentType,
    gender: values.gender ?? form.gender,
    sectors: sector === undefined ? form.sectors : sectorsOfClass(sector),
  };
}

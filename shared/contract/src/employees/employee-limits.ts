/** Bounds of an employee's fields: checked by the server, used by forms and by the importer. */
export const EmployeeLimits = {
  /** Words of a full name: the first is the first name, the rest the last name (specification 1 §5). */
  nameWords: { min: 2, max: 3 },
  name: 60,
  text: 120,
  address: 200,
  email: 254,
  phone: 30,
  personalNumber: 10,
  /** As it may be typed or pasted: with spaces, or with a digit too many that must be reported, never cut off. */
  personalNumberTyped: 40,
  bankAccountNumber: 16,
  /** As it may be typed or pasted: as an IBAN, with spaces. */
  bankAccountTyped: 40,
  /** Highest monthly gross in euro: a typing error above it. */
  grossSalary: 1_000_000,
  pricePerHour: 10_000,
  /** First day that a job or a contract may start. */
  earliestStart: '2000-01-01',
  /** How far ahead a date may lie, in years. */
  yearsAhead: 100,
  workingHoursPerMonth: 744,
  /** Work before hiring, in months. */
  priorExperienceMonths: 720,
  familyMembers: 20,
} as const;

/** The entities of a company that are answered here. A project is a customer with `IsProject`, as in the service. */
export const ENTITIES = [
  'Account',
  'Item',
  'Class',
  'Department',
  'Employee',
  'Customer',
  'Vendor',
  'JournalEntry',
] as const;
export type EntityName = (typeof ENTITIES)[number];

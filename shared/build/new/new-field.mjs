// `pnpm new:field employee <fieldName>`: prints the eight files a text field of the employee costs, in the order in which types ask for them.
const [thing, name] = process.argv.slice(2);
if (thing !== 'employee' || !/^[a-z][A-Za-z]*$/.test(name ?? '')) {
  console.error('pnpm new:field employee <fieldName>     e.g. pnpm new:field employee bloodGroup');
  process.exit(2);
}
const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
console.log(`1. shared/contract/src/employees/save-employee.ts and employee.ts: ${name} in what is sent and in what is answered
2. mock-api/src/employees/rows/table.ts: ${name}: text('${column}')
3. mock-api/migrations: a migration with the column (docs/how-to/migration.md)
4. mf-employees/src/form/values/employee-values.ts and the fields of its tab in mf-employees/src/form/fields
5. mf-employees/messages/sq.json: the label
6. mf-employees/messages/en.json: the label
7. shared/testing/src/arrange/employees.ts: a value, so that the round trip is tested
8. mf-employees/src/record/employee.screen.test.tsx: it is saved and shown
Then pnpm verify; docs/how-to/field.md says more.`);

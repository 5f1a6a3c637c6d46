// `pnpm new:field employee <fieldName>`: prints the files a text field of the employee costs, in the order in which types ask for them.
const [thing, name] = process.argv.slice(2);
if (thing !== 'employee' || !/^[a-z][A-Za-z]*$/.test(name ?? '')) {
  console.error('pnpm new:field employee <fieldName>     e.g. pnpm new:field employee bloodGroup');
  process.exit(2);
}
const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
console.log(`1. shared/contract/src/employees/every-field.ts: ${name}: { tab: 'personal', ...person, ...text(EmployeeLimits.text) },
2. mock-api/src/people/table.ts: ${name}: text(),
3. pnpm --filter @paga/mock-api migration ${column}
4. mf-employees/messages/sq.json: employee.field.${name}
5. mf-employees/messages/en.json: employee.field.${name}
The form, the profile, the audit log and the tests find it in the record. Then pnpm verify; docs/how-to/field.md says more.`);

/** A person's name as it is shown, sorted and written everywhere: first name, then last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

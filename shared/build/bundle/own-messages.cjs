// Texts of the shell that an employee's own page has: `messages/sq.json?own-page`.
const OF_OWN_PAGE = ['errors', 'language', 'me'];
/** Refusals of what only the office does, whose texts are long; no call of an own page answers them. */
const OF_OFFICE_ALONE = new RegExp(
  [
    '^(?:ACCEPTANCE|APPROVER|AUTHENTICATOR|BACKUP|BOOKKEEPING|CLOSING_CODE|IMPORT|PASSWORD|PERIOD|RESTORE|SALARY|SETUP|SIGN_OFF|TABLE|TASKS|TEMPLATE|USERS|VACATION|WARNINGS)_',
    '^(?:CURRENT_PASSWORD_WRONG|EDIT_NOT_GRANTED|EMAIL_TAKEN|FILE_CONFIRMED|JOIN_LINK_INVALID|LAST_ADMINISTRATOR|MONTH_OUTDATED|OWN_ACCOUNT|OWN_MAIL_REACHES)$',
    '^(?:OWN_NOT_INVITABLE|PASSWORDS_DIFFER|PAYING_ACCOUNT_MISSING|PERSON_WORKS_ELSEWHERE|PROJECT_NOT_DELETED|REQUEST_MAKER|RESET_LINK_INVALID|ROLE_NOT_GRANTED)$',
    '^(?:NO_GROSS_FOR_NET|NO_TAX_TABLE|SECOND_STEP_NEEDS_EMAIL|SECTOR_IN_USE|TWO_FACTOR_CODE_WRONG)$',
  ].join('|'),
);

/** Keeps them of a file of messages. */
module.exports = (text) => {
  const messages = JSON.parse(text);
  const codes = Object.entries(messages.errors).filter(([code]) => !OF_OFFICE_ALONE.test(code));
  const kept = { ...messages, errors: Object.fromEntries(codes) };
  return JSON.stringify(Object.fromEntries(OF_OWN_PAGE.map((part) => [part, kept[part]])));
};
module.exports.OF_OWN_PAGE = OF_OWN_PAGE;
module.exports.OF_OFFICE_ALONE = OF_OFFICE_ALONE;

// Texts of the shell that an employee's own page has: `messages/sq.json?own-page`.
const OF_OWN_PAGE = ['errors', 'language', 'me'];
/** Refusals of decisions of the office, whose texts are long; no call of an own page answers them. */
const OF_OFFICE_ALONE = /^(?:ACCEPTANCE_|CLOSING_CODE_|REQUEST_MAKER$|SIGN_OFF_)/;

/** Keeps them of a file of messages. */
module.exports = (text) => {
  const messages = JSON.parse(text);
  const codes = Object.entries(messages.errors).filter(([code]) => !OF_OFFICE_ALONE.test(code));
  const kept = { ...messages, errors: Object.fromEntries(codes) };
  return JSON.stringify(Object.fromEntries(OF_OWN_PAGE.map((part) => [part, kept[part]])));
};
module.exports.OF_OWN_PAGE = OF_OWN_PAGE;
module.exports.OF_OFFICE_ALONE = OF_OFFICE_ALONE;

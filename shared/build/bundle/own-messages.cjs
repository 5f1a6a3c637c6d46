// Texts of the shell that an employee's own page has: `messages/sq.json?own-page`.
const OF_OWN_PAGE = ['errors', 'language', 'me'];

/** Keeps them of a file of messages. */
module.exports = (text) => {
  const messages = JSON.parse(text);
  return JSON.stringify(Object.fromEntries(OF_OWN_PAGE.map((part) => [part, messages[part]])));
};
module.exports.OF_OWN_PAGE = OF_OWN_PAGE;

// Texts that an employee's own page alone has: the office's pages load a file of messages without them, own pages ask for `messages/sq.json?own-page`.
const OF_OWN_PAGE_ALONE = ['me', 'own'];

/** Takes them out of a file of messages. */
module.exports = (text) => {
  const { ...messages } = JSON.parse(text);
  for (const part of OF_OWN_PAGE_ALONE) delete messages[part];
  return JSON.stringify(messages);
};
module.exports.OF_OWN_PAGE_ALONE = OF_OWN_PAGE_ALONE;

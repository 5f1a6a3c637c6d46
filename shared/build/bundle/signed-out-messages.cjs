// Texts of the shell that nobody meets before they have signed in: the sign-in page loads the others (`messages/sq.json?signed-out`).
// `shell/src/signed-out-messages.test.ts` holds them against the sources of that page.
const BEHIND_SIGN_IN = [
  ...['account', 'company', 'dashboard', 'drafts', 'forbidden', 'keys', 'licence', 'me', 'navigation'],
  ...['notFound', 'notifications', 'outbox', 'search', 'stepUp'],
];

/** Takes them out of a file of messages. */
module.exports = (text) => {
  const { ...messages } = JSON.parse(text);
  for (const part of BEHIND_SIGN_IN) delete messages[part];
  // Refusals of an own page come with its texts.
  for (const code of Object.keys(messages.errors)) if (code.startsWith('OWN_')) delete messages.errors[code];
  return JSON.stringify(messages);
};
module.exports.BEHIND_SIGN_IN = BEHIND_SIGN_IN;

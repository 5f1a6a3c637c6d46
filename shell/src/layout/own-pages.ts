/** The pages of the frame itself: address, and what menu, search and the document's title call them. */
export const OWN_PAGES = [
  { path: '/', title: 'navigation.main', company: false },
  { path: '/account', title: 'account.configurations', company: false },
  { path: '/changePassword', title: 'password.title', company: false },
  { path: '/notifications', title: 'notifications.title', company: true },
  { path: '/outbox', title: 'outbox.title', company: false },
] as const;

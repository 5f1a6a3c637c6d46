import { serving } from '../feeds/serve-feed.ts';
import { readOwnFeed } from './read-own-feed.ts';

/** The feed of an own page by its secret address, as those of the office are served. */
export const serveOwnFeed = serving({ name: 'own-leave-feed', read: readOwnFeed });

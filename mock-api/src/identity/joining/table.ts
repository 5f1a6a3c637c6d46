import { mailedLinks } from '#core/user/mailed-links.ts';

/** Links by which somebody agrees to work in a company too; `userId` is the row that stands for the person until then. */
export const joinLink = mailedLinks('join_link');

import { mailedLinks } from '../mailed-link.ts';

/** Links by which somebody agrees to work in a company too; `userId` is the row that stands for the person until then. */
export const joinLink = mailedLinks('join_link');

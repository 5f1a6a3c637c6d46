/** How many companies a page of the overview may hold: each of them is read and checked by itself. */
export const COMPANIES_PAGE = 20;

/** Brings the library of schemas into the page, once and not before a screen needs it. */
export const loadSchemas = () => import(/* webpackChunkName: "schemas" */ './zod.ts');

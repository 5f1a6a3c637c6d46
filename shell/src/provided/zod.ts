// What `zod` is in the browser: provided once by the shell, without the locales of the whole package. The build's gate keeps uses within these names.
export * as z from './zod-names.ts';

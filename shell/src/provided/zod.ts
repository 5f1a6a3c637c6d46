// What `zod` is in the browser: provided once by the shell, without the locales of the whole package. The build's gate keeps uses within these names.
import { lazily } from './lazily.ts';
import type * as Names from './zod-names.ts';

let arrived: typeof Names | undefined;

/** Brings the library into the page, in one file with the rest of the kit: sign-in page and home page declare their calls without it, and check nothing. */
export async function loadSchemas(): Promise<void> {
  arrived ??= await import(/* webpackChunkName: "whole-kit" */ './zod-names.ts');
}

function library(): typeof Names {
  if (!arrived) throw new Error('a schema was asked before schemas were loaded');
  return arrived;
}

/** A page declares hundreds of calls and checks what is typed with a few of their schemas: each is made when it is first asked. */
export const z: typeof Names = lazily(library);

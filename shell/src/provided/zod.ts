// What `zod` is in the browser: provided once by the shell. The build's gate keeps uses within the names of zod-names.ts.
import { lazily } from './lazily.ts';
import type * as names from './zod-names.ts';

let library: typeof names | undefined;

/** A page declares hundreds of calls and checks what is typed with a few of their schemas: the library is there only where it is asked. */
export const z: typeof names = lazily(() => {
  if (!library) throw new Error('zod is in the page only behind the sign-in');
  return library;
});

/** Puts the library behind `z`. */
export function provideZod(makers: typeof names): void {
  library = makers;
}

// What `zod` is in the browser: provided once by the shell, without the locales of the whole package. The build's gate keeps uses within these names.
import { config } from 'zod/v4';
import { lazily } from './lazily.ts';
import * as names from './zod-names.ts';

// The content security policy has no eval; zod would try it for every object and be reported.
config({ jitless: true });

/** A page declares hundreds of calls and checks what is typed with a few of their schemas: each is made when it is first asked. */
export const z: typeof names = lazily(() => names);

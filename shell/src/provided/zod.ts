// What `zod` is in the browser: provided once by the shell, without the locales of the whole package. The build's gate keeps uses within these names.
import { config } from 'zod/v4';

export * as z from './zod-names.ts';

// The content security policy has no eval; zod would try it for every object and be reported.
config({ jitless: true });

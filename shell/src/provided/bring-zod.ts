import { config } from 'zod/v4';
import { provideZod } from './zod.ts';
// Without the locales of the whole package.
import * as names from './zod-names.ts';

// The content security policy has no eval; zod would try it for every object and be reported.
config({ jitless: true });
provideZod(names);

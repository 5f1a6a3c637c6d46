// What `zod` is in the page: the library itself, once for the shell and all remotes. It comes when a screen needs a schema first, never with a first page.
import { config, z } from 'zod/v4';

// The content security policy has no eval; zod would try it for every object and be reported.
config({ jitless: true });

export { z };

// All that other areas may import of this one.
export { sharedSite } from './shared/shared-site.ts';
export { noteLoad } from './visits/note-load.ts';

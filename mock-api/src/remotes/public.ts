// All that other areas may import of this one.
export { noteLoad } from './visits/note-load.ts';

import { config } from 'zod/v4';

// The content security policy has no eval; zod would try it for every object and be reported.
config({ jitless: true });

export {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum,
  file,
  int,
  iso,
  json,
  literal,
  NEVER,
  null,
  number,
  object,
  partialRecord,
  prettifyError,
  record,
  strictObject,
  string,
  stringbool,
  undefined,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4';

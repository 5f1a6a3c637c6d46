/** What RFC 2046 lets a boundary be made of; a blank may stand within, not at the end. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;
/** As a parameter: a token, or the same in quotes. Nothing in a boundary has to be escaped, so no backslash is taken. */
const MULTIPART = /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([^"\\]*)"|([^\s";,]*))[ \t]*$/i;

/** The type without its parameters, in lower case. */
export function mediaType(contentType: string): string {
  const end = contentType.indexOf(';');
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/**
 * The boundary of a form: the one reader of it, for the cap of parts and for the parser. Undefined for every type that is not `multipart/form-data` with
 * one boundary and nothing else, which no client sends and two readers could read in two ways.
 */
export function formBoundary(contentType: string): string | undefined {
  const [, quoted, plain] = MULTIPART.exec(contentType.trim()) ?? [];
  const boundary = quoted ?? plain ?? '';
  return BOUNDARY.test(boundary) ? boundary : undefined;
}

import type { CallRow, EndpointInput } from '@paga/contract/endpoint';
import { withoutUnseen } from '@paga/contract/text';

type Values = Readonly<Record<string, unknown>>;

function valuesOf(part: unknown): Values {
  return typeof part === 'object' && part !== null ? (part as Values) : {};
}

/** Fills `{id}` in a path with the encoded parameter. */
export function fillPath(path: string, params: unknown): string {
  const values = valuesOf(params);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** The query string of a call: absent values are left out, lists repeat their name with `[]`. */
export function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(valuesOf(query))) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  return search;
}

function appendField(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof File) form.append(name, value, value.name);
  else if (value instanceof Blob) form.append(name, value);
  else if (Array.isArray(value)) for (const item of value) appendField(form, `${name}[]`, item);
  else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Multipart form data of a body: files as files, lists as `name[]`, objects as JSON text. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(valuesOf(body))) appendField(form, name, value);
  return form;
}

/** What comes with a text pasted from elsewhere and nobody sees, the server refuses: people are not asked about it. A password stays as it is. */
function plain(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password$/i.test(name) ? value : withoutUnseen(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, key)]));
}

/** The body of a call as ky takes it. */
export function bodyOf(
  endpoint: Pick<CallRow, 'body' | 'bodyType'>,
  input: EndpointInput,
): { json?: unknown; body?: FormData } {
  if (!endpoint.body) return {};
  const body = plain(input.body);
  return endpoint.bodyType === 'multipart' ? { body: formOf(body) } : { json: body };
}

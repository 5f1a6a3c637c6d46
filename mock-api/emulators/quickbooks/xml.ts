const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the service writes as attributes of an element; everything else is an element below it. */
const ATTRIBUTES: readonly string[] = ['domain', 'sparse', 'status', 'type', 'code', 'element', 'bId'];
const COUNTS: readonly string[] = ['startPosition', 'maxResults', 'totalCount'];

const attributes = (parts: readonly (readonly [string, unknown])[]) =>
  parts.map(([name, value]) => ` ${name}="${escaped(String(value ?? ''))}"`).join('');

function element(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  if (typeof value !== 'object' || value === null)
    return `<${name}>${escaped(String(value ?? ''))}</${name}>`;
  const parts = Object.entries(value);
  if (name.endsWith('Ref')) {
    const { value: id, ...rest } = value as Record<string, unknown>;
    return `<${name}${attributes(Object.entries(rest))}>${escaped(String(id ?? ''))}</${name}>`;
  }
  const isAttribute = ([part, inner]: readonly [string, unknown]) =>
    (ATTRIBUTES.includes(part) || COUNTS.includes(part)) && typeof inner !== 'object';
  const inside = parts.filter((part) => !isAttribute(part));
  return `<${name}${attributes(parts.filter(isAttribute))}>${inside.map(([part, inner]) => element(part, inner)).join('')}</${name}>`;
}

/** The answer as the service gives it to a caller that does not ask for JSON: a reference is its id, with the name as an attribute. */
export function xmlOf(body: Record<string, unknown>): string {
  const { time = '', ...rest } = body;
  const parts = Object.entries(rest).map(([name, value]) => element(name, value));
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><IntuitResponse xmlns="http://schema.intuit.com/finance/v3" time="${escaped(String(time))}">${parts.join('')}</IntuitResponse>`;
}

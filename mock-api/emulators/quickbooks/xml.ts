const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function element(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  if (typeof value !== 'object' || value === null)
    return `<${name}>${escaped(String(value ?? ''))}</${name}>`;
  return `<${name}>${Object.entries(value)
    .map(([part, inner]) => element(part, inner))
    .join('')}</${name}>`;
}

/** The answer as the service gives it to a caller that does not ask for JSON. */
export function xmlOf(body: Record<string, unknown>): string {
  const { time = '', ...rest } = body;
  const parts = Object.entries(rest).map(([name, value]) => element(name, value));
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><IntuitResponse xmlns="http://schema.intuit.com/finance/v3" time="${escaped(String(time))}">${parts.join('')}</IntuitResponse>`;
}

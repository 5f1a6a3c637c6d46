/** What React and jsdom report about tests, not about the product. */
const ABOUT_TESTS = [
  /not wrapped in act\(/,
  /Not implemented: navigation/,
  /The current testing environment is not configured to support act/,
];

let complaints: string[] = [];
let allowed = false;

/** Lets the running test provoke `console.error`, e.g. by a component that throws on purpose. */
export function allowComplaints(): void {
  allowed = true;
}

/** Stands in for `console.error`. */
export function complain(...parts: unknown[]): void {
  const text = parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ');
  if (!ABOUT_TESTS.some((pattern) => pattern.test(text))) complaints.push(text);
}

/** What was complained of since the last call and not allowed. */
export function takeComplaints(): string[] {
  const said = allowed ? [] : complaints;
  complaints = [];
  allowed = false;
  return said;
}

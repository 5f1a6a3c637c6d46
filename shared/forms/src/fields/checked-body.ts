import { type Fault, faultText } from './fault-text.ts';

type Schema<Body> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly object[] } };
};

/** What is wrong with a field of a form, in words. */
export type FaultText = (fault: string, path: readonly string[]) => string | undefined;

/** The field of the form that a fault belongs to, where the form is not shaped as the body. */
export type FaultPlace = (path: readonly string[]) => readonly string[];

/**
 * The body of a save as the contract's schema reads it, or an error with the faults at their fields, as `ModalForm` takes it. `say` has a text
 * for the faults that need more than their name.
 */
export function checkedBody<Body>(
  schema: Schema<Body>,
  values: object,
  say?: FaultText,
  place: FaultPlace = (path) => path,
): Body {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields = (parsed.error.issues as readonly (Fault & { path: PropertyKey[] })[]).map((issue) => {
    const path = place(issue.path.map(String));
    const code = typeof issue.params?.fault === 'string' ? issue.params.fault : issue.code;
    return { path: path.join('.'), message: say?.(code, path) ?? faultText(issue) };
  });
  throw { fields };
}

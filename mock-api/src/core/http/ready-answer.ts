const texts = new WeakMap<object, string>();

/** An answer that never changes, with its text made once. */
export function readyAnswer<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, JSON.stringify(answer));
  return answer;
}

/** An answer as JSON. */
export const textOf = (answer: unknown): string => texts.get(answer as object) ?? JSON.stringify(answer);

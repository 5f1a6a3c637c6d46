/** A part of the kit that comes later, in a file of its own. */
type LatePart<Part> = {
  /** What has come already. */
  arrived(): Part | undefined;
  /** Brings it into the page, once. After a failure the next call tries again. */
  load(): Promise<Part>;
};

/** Makes a part of what `bring` brings. */
export function latePart<Part>(bring: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = (): Promise<Part> => {
    loading ??= bring().then(
      (arrived) => {
        part = arrived;
        return arrived;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { arrived: () => part, load };
}

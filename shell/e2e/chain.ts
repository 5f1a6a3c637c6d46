/** A test that goes on where the one before it stopped. */
type Step = (name: string, run: () => Promise<void> | void) => void;

/** The steps of one way through the product: after one that fails those to come fail at once, instead of each waiting for what cannot be there. */
export function chain(): Step {
  let broken: string | undefined;
  return (name, run) =>
    it(name, async () => {
      if (broken) throw new Error(`the step before failed: ${broken}`);
      broken = name;
      await run();
      broken = undefined;
    });
}

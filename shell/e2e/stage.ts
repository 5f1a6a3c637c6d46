import type { Browser } from 'playwright-core';
import { openBrowser, type Person, person, takeViolations } from './browser.ts';
import { copyOfDemo } from './demo-folder.ts';
import { type Product, type StartOptions, startProduct } from './product.ts';

/** What the tests of one file share; filled in before the first of them. */
type Stage = {
  product: Product;
  browser: Browser;
  /** Opens somebody's own browser at the product. */
  person(size?: { width: number; height: number }): Promise<Person>;
};

/** One product on data of its own and one browser for all tests of a file; both are gone after the last. `options` is asked when it starts. */
export function oneStage(options: () => StartOptions = () => ({})): Stage {
  const stage = {} as Stage;
  stage.person = (size) => person(stage.browser, stage.product.url, size);
  beforeAll(async () => {
    [stage.product, stage.browser] = await Promise.all([
      startProduct({ dataDir: copyOfDemo(), ...options() }),
      openBrowser(),
    ]);
  });
  afterEach(() => expect(takeViolations()).toEqual([]));
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.stop();
    stage.product?.discard();
  });
  return stage;
}

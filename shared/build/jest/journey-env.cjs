// Node for the journeys: where a test fails, every page that stands open leaves its picture and its text in `.build/test-reports/journeys/`.
require('./compile-once.cjs');
const { mkdir, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const folder = path.resolve(__dirname, '../../../.build/test-reports/journeys');
const FAILURES = ['test_fn_failure', 'hook_failure'];
const AT_MOST_MS = 10_000;

/** The names from the outermost describe to the test; a failing `beforeAll` has only its describe. */
function nameOf({ test, describeBlock }) {
  const names = [];
  for (let at = test ?? describeBlock; at && at.name !== 'ROOT_DESCRIBE_BLOCK'; at = at.parent)
    names.unshift(at.name);
  return names.join(' ');
}

const tell = (line) => process.stderr.write(`${line}\n`);

async function keep(page, file) {
  await page.screenshot({ path: `${file}.png`, timeout: AT_MOST_MS });
  const texts = await page.locator('body').allInnerTexts();
  await writeFile(`${file}.txt`, `${page.url()}\n\n${texts.join('\n')}\n`);
  tell(`the page as it stood: ${path.relative(process.cwd(), file)}.png and .txt`);
}

module.exports = class JourneyEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testFile = path.basename(context.testPath, '.test.ts');
  }

  async handleTestEvent(event) {
    if (!FAILURES.includes(event.name)) return;
    await mkdir(folder, { recursive: true });
    const name = `${this.testFile} ${nameOf(event)}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
    const pages = [...(this.global.openBrowsers ?? [])]
      .flatMap((browser) => browser.contexts())
      .flatMap((context) => context.pages());
    for (const [at, page] of pages.entries()) {
      await keep(page, path.join(folder, at === 0 ? name : `${name}-${at + 1}`)).catch((error) =>
        tell(error.message),
      );
    }
  }
};

import { DEMO_FOLDER } from './demo-folder.ts';
import { startProduct } from './product.ts';
import { clearLeftovers } from './scratch.ts';

/** Jest's globalSetup: the data folder of a first start, made once and stopped in order; the files' products start on copies of it. */
export default async function makeDemoFolder(): Promise<void> {
  clearLeftovers();
  const product = await startProduct();
  await product.stop();
  process.env[DEMO_FOLDER] = product.dataDir;
}

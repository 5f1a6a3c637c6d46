import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { upwards } from '#core/place.ts';

const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'];

/** Draws a paper of a template from its data, as the library's own guide does it: the data is an input. */
export function bareTypst(template: string): (paper: string) => void {
  const own = (file: string) => readFileSync(upwards(import.meta.dirname, file));
  const fontBlobs = FONTS.map((font) => own(`node_modules/@expo-google-fonts/inter/${font}`));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const mainFileContent = own(template)
    .toString()
    .replace('json("/paper.json")', 'json(bytes(sys.inputs.paper))');
  return (paper) => {
    const { result } = compiler.compile({ mainFileContent, inputs: { paper } });
    if (!result) throw new Error('the template does not compile');
    compiler.pdf(result, { pdfStandard: 'ua-1' });
    // Without it the library keeps every page it has drawn.
    compiler.evictCache(10);
  };
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';

// In a process of its own: here Jest itself stands on what is tested.
function answers(script: string): unknown {
  const program = `
    const vm = require('node:vm');
    let compiled = 0;
    const { Script } = vm;
    vm.Script = class extends Script { constructor(...all) { super(...all); compiled += 1; } };
    require(${JSON.stringify(path.resolve(__dirname, '../jest/compile-once.cjs'))});
    const pages = [vm.createContext({ name: 'first' }), vm.createContext({ name: 'second' })];
    const load = (source, page, filename = 'kit.js') =>
      vm.compileFunction(source, ['module'], { filename, parsingContext: pages[page] });
    ${script}`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }));
}

test('a source is compiled once, and sees and holds what its page has', () => {
  const source = 'let count = 0; module.seen = () => [name, ++count, new Error() instanceof Error];';
  const script = `
    const seen = [0, 1, 0].map((page) => { const module = {}; load(${JSON.stringify(source)}, page)(module); return module.seen(); });
    console.log(JSON.stringify({ seen, compiled }));`;
  expect(answers(script)).toEqual({
    seen: [
      ['first', 1, true],
      ['second', 1, true],
      ['first', 1, true],
    ],
    compiled: 1,
  });
});

test('a changed source is compiled anew, and an error names its line and column', () => {
  const script = `
    const place = (source) => { try { load(source, 0)({}); } catch (error) { return /kit.js:\\d+:\\d+/.exec(error.stack)[0]; } };
    console.log(JSON.stringify([place('  throw new Error()'), place('\\n\\n throw new Error()'), compiled]));`;
  expect(answers(script)).toEqual(['kit.js:1:9', 'kit.js:3:8', 2]);
});

test('what cannot be compiled is refused as Node refuses it', () => {
  const script = `
    try { load('const = 1', 0); } catch (error) { console.log(JSON.stringify([error.name, error.stack.split('\\n')[0]])); }`;
  expect(answers(script)).toEqual(['SyntaxError', 'kit.js:1']);
});

test('a source of the repository is read and transformed once for all test files, one from elsewhere by each file anew', () => {
  const script = `
    const { Sources, transformingOnce } = require(${JSON.stringify(path.resolve(__dirname, '../jest/read-once.cjs'))});
    const ours = ${JSON.stringify(path.resolve(__dirname, 'fixture.ts'))};
    const seen = [1, 2].map((file) => {
      const sources = new Sources(new Map());
      const before = [ours, '/tmp/other.ts'].map((name) => sources.get(name) ?? null);
      for (const name of [ours, '/tmp/other.ts']) sources.set(name, 'source ' + file);
      sources.clear();
      const transformer = transformingOnce({ transform: (name) => 'by ' + file }, { id: 'kit' });
      return [before, [ours, '/tmp/other.ts'].map((name) => transformer.transform(name))];
    });
    const other = transformingOnce({ transform: () => 'otherwise' }, { id: 'shell' }).transform(ours);
    console.log(JSON.stringify({ seen, other }));`;
  expect(answers(script)).toEqual({
    seen: [
      [
        [null, null],
        ['by 1', 'by 1'],
      ],
      [
        ['source 1', null],
        ['by 1', 'by 2'],
      ],
    ],
    other: 'otherwise',
  });
});

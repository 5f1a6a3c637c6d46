import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from './index.ts';

/** Brings what comes later, and draws nothing. */
const NOTHING_TO_SEE = ['Waits', 'WholeKit'];

const stories = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => path.join(__dirname, file));
const gallery = readFileSync(path.join(__dirname, '../gallery/main.tsx'), 'utf8');
const textOf = (file: string) => readFileSync(file, 'utf8');

test('the gallery shows each component that the kit exports', () => {
  const shown = [gallery, ...stories.map(textOf)].join('\n');
  const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.length).toBeGreaterThan(60);
  const missing = components.filter((name) => !new RegExp(`<${name}[\\s>]`).test(shown));
  expect(missing).toEqual(NOTHING_TO_SEE);
});

test('each file of stories is in the gallery, and each of its pieces in its list', () => {
  for (const file of stories) {
    expect(gallery).toContain(path.basename(file));
    const text = textOf(file);
    const pieces = [...text.matchAll(/^function ([A-Z]\w*)\(\): ReactNode/gm)].map(([, name]) => name);
    const listed = text.slice(text.indexOf('Stories: Story[]'));
    expect(pieces.filter((name) => !listed.includes(`Piece: ${name}`) && !text.includes(`<${name}`))).toEqual(
      [],
    );
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderWith, runScript } from './fixture.ts';

/** Parts of screens as they stood before `kit: Row, Stack and Grid take gaps` (6669dc89), and after it. */
const BEFORE = `// Të dhënat e kompanisë: ë and ç are two bytes each.
import { Row as Line, Stack } from '@paga/kit';

export function OwnCompany({ tight }: { tight: boolean }): ReactElement {
  return (
    <Stack tight>
      <Line columns={360}>
        <LogoCard />
      </Line>
      <Line align="end">
        <Button onClick={saving.stop}>{t('import.stop')}</Button>
      </Line>
      <Line align="start">ë</Line>
      <Stack tight={tight}>
        <Line align={tight ? 'end' : 'between'} />
      </Stack>
    </Stack>
  );
}
`;
const AFTER = BEFORE.replace('Row as Line', 'Grid, Row as Line')
  .replace('<Stack tight>', '<Stack gap={8}>')
  .replace('<Line columns={360}>', '<Grid columns={360}>')
  .replace('<LogoCard />\n      </Line>', '<LogoCard />\n      </Grid>')
  .replace('<Line align="end">', '<Line justify="end">')
  .replace('<Line align="start">', '<Line>');
const ONLY_GRID = `import { Row, Stack } from '@paga/kit';
export const Two = () => <Stack><Row columns={160}>a</Row></Stack>;
`;
const OTHERS = `import { Row } from './own-row.tsx';
export const One = () => <Row columns={2} align="end" />;
`;

test('a codemod writes the old names of the kit as the new ones, names what it cannot decide, and leaves everything else', () => {
  const folder = folderWith('src', {
    'own-company.tsx': BEFORE,
    'only-grid.tsx': ONLY_GRID,
    'others.tsx': OTHERS,
    'node_modules/a.tsx': BEFORE,
  });
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { code, lines } = runScript('surface/codemod.mjs', 'layout-of-rows', folder);
  expect(code).toBe(0);
  expect(textOf('own-company.tsx')).toBe(AFTER);
  expect(textOf('only-grid.tsx')).toBe(
    ONLY_GRID.replace('Row, Stack', 'Grid, Stack').replace(
      '<Row columns={160}>a</Row>',
      '<Grid columns={160}>a</Grid>',
    ),
  );
  expect(textOf('others.tsx')).toBe(OTHERS);
  expect(textOf('node_modules/a.tsx')).toBe(BEFORE);
  expect(lines.join('\n')).toContain(`own-company.tsx:14 tight of Stack is computed`);
  expect(lines.join('\n')).toContain(`own-company.tsx:15 align of Row is computed`);
  expect(lines.at(-1)).toMatch(/^2 file\(s\) changed/);
  // Once more changes nothing.
  expect(runScript('surface/codemod.mjs', 'layout-of-rows', folder).lines.at(-1)).toMatch(/^0 file/);
});

test('says which codemods there are', () => {
  const { code, lines } = runScript('surface/codemod.mjs', 'unknown', '.');
  expect([code, lines.join()]).toEqual([2, expect.stringContaining('layout-of-rows (@paga/kit 1.0.0)')]);
});

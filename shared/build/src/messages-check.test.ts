import { folderWith, runScript } from './fixture.ts';

const SCREEN = `import { useTranslation } from 'react-i18next';
export function HubScreen({ code }: { code: string }) {
  const { t } = useTranslation('sample');
  return <h1 title={t('hub.title')}>{t(\`status.\${code}\`)}</h1>;
}
`;
const complete = { hub: { title: 'Raportet' }, status: { open: 'I hapur' } };

function check(sq: object, en: object, screen = SCREEN): { code: number | null; lines: string[] } {
  const folder = folderWith('mf-sample', {
    'messages/sq.json': sq,
    'messages/en.json': en,
    'src/hub/hub.screen.tsx': screen,
  });
  const { code, lines } = runScript('check/check-messages.mjs', folder);
  return {
    code,
    lines: lines.map((line) =>
      line.replaceAll(folder, 'mf-sample').replace(/^[./]*tmp[^ ]*?\/mf-sample/, 'mf-sample'),
    ),
  };
}

test('complete, used and sorted messages pass, also those read by a pattern', () => {
  expect(check(complete, complete)).toEqual({ code: 0, lines: ['messages: complete in both languages'] });
});

test('a key without its other language fails', () => {
  expect(check(complete, { hub: { title: 'Reports' }, status: {} }).lines).toContain(
    'mf-sample: status.open is missing in en',
  );
});

test('a key nobody reads fails', () => {
  const more = { hub: { subtitle: 'x', title: 'x' }, status: { open: 'x' } };
  expect(check(more, more).lines).toContain('mf-sample: hub.subtitle is not used');
});

test('a key without text fails', () => {
  expect(check(complete, complete, SCREEN.replace('hub.title', 'hub.heading')).lines).toContain(
    'mf-sample: hub.heading is used and has no text',
  );
});

test('unsorted keys fail', () => {
  const unsorted = { status: { open: 'x' }, hub: { title: 'x' } };
  expect(check(unsorted, complete).lines).toContain('mf-sample/messages/sq.json is not sorted');
});

test('a limit that is typed in a screen fails: it belongs to the contract', () => {
  const { code, lines } = check(
    complete,
    complete,
    SCREEN.replace('<h1 ', '<input maxLength={200} />; const more = <h1 '),
  );
  expect(code).toBe(1);
  expect(lines.some((line) => line.endsWith('limit maxLength={200} belongs to the contract'))).toBe(true);
});

test('bare text in JSX fails', () => {
  const { code, lines } = check(
    complete,
    complete,
    SCREEN.replace('<h1 ', '<p>Hello there</p>; const more = <h1 '),
  );
  expect(code).toBe(1);
  expect(lines.some((line) => line.endsWith('bare text "Hello there"'))).toBe(true);
});

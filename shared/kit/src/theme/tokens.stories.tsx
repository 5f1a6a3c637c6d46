import type { ReactNode } from 'react';
import { Grid, Stack } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { useKit } from './kit-context.ts';
import { palettes } from './tokens.ts';

function Colours(): ReactNode {
  const { mode } = useKit();
  return (
    <Grid columns={120} gap={8}>
      {Object.entries(palettes[mode]).map(([name, colour]) => (
        <div key={name} style={{ fontSize: 12 }}>
          <div
            style={{ height: 32, borderRadius: 6, background: colour, border: '1px solid var(--paga-line)' }}
          />
          {`${name} ${colour}`}
        </div>
      ))}
    </Grid>
  );
}

function Type(): ReactNode {
  const say = useSay();
  const text = say(
    'Pagat e tetorit: çdo cent në vendin e vet, ë dhe ç',
    'October salaries: every cent in its place',
  );
  return (
    <Stack gap={8}>
      {[26, 18, 14, 12].map((size) => (
        <div key={size} style={{ fontSize: size, lineHeight: 1.3 }}>
          {text} <strong>1,234.56</strong>
        </div>
      ))}
    </Stack>
  );
}

/** Stories of the tokens. */
export const tokenStories: Story[] = [
  { title: 'Colours', Piece: Colours },
  { title: 'Type', Piece: Type },
];

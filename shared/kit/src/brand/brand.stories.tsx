import type { ReactNode } from 'react';
import { Row } from '#layout/layout.tsx';
import type { Story } from '../story.ts';
import { Icon } from './icon.tsx';
import { type IconName, paths } from './icon-paths.ts';
import { Illustration } from './illustration.tsx';
import { Logo } from './logo.tsx';

function Marks(): ReactNode {
  return (
    <Row gap={24}>
      <Logo size={40} />
      <Logo size={28} />
      <Logo size={20} wordmark={false} />
    </Row>
  );
}

function Icons(): ReactNode {
  return (
    <Row gap={16}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={20} />
        </span>
      ))}
    </Row>
  );
}

function Pictures(): ReactNode {
  return (
    <Row>
      {(['papers', 'people', 'calendar', 'search', 'broken', 'locked'] as const).map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Row>
  );
}

/** Stories of the brand. */
export const brandStories: Story[] = [
  { title: 'Logo', Piece: Marks },
  { title: 'Icon', Piece: Icons },
  { title: 'Illustration', Piece: Pictures },
];

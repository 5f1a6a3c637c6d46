import { createRef } from 'react';
import { renderPiece } from '../render-piece.tsx';
import { Grid, Row, Stack } from './layout.tsx';

test('a layout is the element it is said to be, with its properties and only the styles that differ', () => {
  const list = createRef<HTMLUListElement>();
  const { container } = renderPiece(
    <Stack as="ul" ref={list} aria-label="Hapat" className="own">
      <Row as="li" gap={[4, 12]} align="baseline" justify="between" wrap={false} style={{ color: 'red' }}>
        një
      </Row>
      <Row as="li" inline>
        dy
      </Row>
    </Stack>,
  );
  expect(list.current).toBe(container.querySelector('ul'));
  expect(list.current).toHaveClass('paga-stack', 'own');
  expect(list.current).toHaveAttribute('aria-label', 'Hapat');
  expect(list.current).not.toHaveAttribute('style', expect.stringMatching(/./));
  const [first, second] = container.querySelectorAll('li');
  expect(first).toHaveStyle({
    gap: '4px 12px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    flexWrap: 'nowrap',
    color: 'rgb(255, 0, 0)',
  });
  expect(second).toHaveClass('paga-row', 'paga-inline');
});

test('columns of a grid are a least width, or what CSS calls them', () => {
  const { container } = renderPiece(
    <>
      <Grid columns={160}>a</Grid>
      <Grid columns="1fr 160px" gap={0}>
        b
      </Grid>
    </>,
  );
  const [even, named] = container.querySelectorAll<HTMLElement>('.paga-grid');
  expect(even?.style.gridTemplateColumns).toBe('repeat(auto-fit, minmax(min(100%, 160px), 1fr))');
  expect(named).toHaveStyle({ gridTemplateColumns: '1fr 160px', gap: '0px' });
});

test('a gap by style goes away: said once, and only to who develops', () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const show = () => renderPiece(<Row style={{ gap: 16 }}>a</Row>);
  const { NODE_ENV } = process.env;
  show();
  expect(warned).not.toHaveBeenCalled();
  try {
    process.env.NODE_ENV = 'development';
    renderPiece(<Row gap={16}>a</Row>);
    expect(warned).not.toHaveBeenCalled();
    show();
    show();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  expect(warned.mock.calls).toEqual([['@paga/kit: style.gap of Row, Stack and Grid is deprecated, use gap']]);
  warned.mockRestore();
});

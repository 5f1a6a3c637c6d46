import { fireEvent } from '@testing-library/react';
import { renderPiece } from '../render-piece.tsx';
import { Avatar } from './tag.tsx';

test('an avatar shows the first letters of the first and the last name', () => {
  const { container } = renderPiece(<Avatar name="  arta e Re Krasniqi " />);
  expect(container.querySelector('[data-initials="AK"]')).toBeInTheDocument();
});

test('a picture that cannot be loaded gives way to the initials, until there is another', () => {
  const { container, rerender } = renderPiece(<Avatar name="Arta Krasniqi" src="/api/files/gone.webp" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).not.toBeInTheDocument();
  expect(container.querySelector('[data-initials="AK"]')).toBeInTheDocument();
  rerender(<Avatar name="Arta Krasniqi" src="/api/files/new.webp" />);
  expect(picture()).toHaveAttribute('src', '/api/files/new.webp');
});

test('who has no name yet is the outline of a person', () => {
  const { container } = renderPiece(<Avatar name=" " />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('[data-initials]')).not.toBeInTheDocument();
});

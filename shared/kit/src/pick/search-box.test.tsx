import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../render-piece.tsx';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setup(): { field: HTMLElement; onSearch: jest.Mock<void, [string, AbortSignal]> } {
  const onSearch = jest.fn<void, [string, AbortSignal]>();
  renderPiece(<SearchBox label="Kërko punonjës" onSearch={onSearch} debounceMs={1500} />);
  return { field: screen.getByRole('searchbox', { name: 'Kërko punonjës' }), onSearch };
}
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

test('waits for a pause in typing', () => {
  const { field, onSearch } = setup();
  type(field, 'Ar');
  wait(1400);
  type(field, 'Arta');
  wait(1400);
  expect(onSearch).not.toHaveBeenCalled();
  wait(100);
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(onSearch.mock.calls[0]?.[0]).toBe('Arta');
});

test('Enter searches at once and only once', () => {
  const { field, onSearch } = setup();
  type(field, ' Arta ');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['Arta']);
  wait(2000);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('a newer text cancels the search before', () => {
  const { field, onSearch } = setup();
  type(field, 'Arta');
  wait(1500);
  expect(onSearch.mock.calls[0]?.[1].aborted).toBe(false);
  type(field, 'Blerim');
  wait(1500);
  expect(onSearch.mock.calls[0]?.[1].aborted).toBe(true);
  expect(onSearch.mock.calls[1]?.[1].aborted).toBe(false);
});

test('the cross empties the field and searches at once', () => {
  const { field, onSearch } = setup();
  type(field, 'Arta');
  wait(1500);
  fireEvent.click(screen.getByRole('button', { name: 'Pastro kërkimin' }));
  expect(field).toHaveValue('');
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['Arta', '']);
});

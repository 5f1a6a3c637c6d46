import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Page } from '#layout/page.tsx';
import { renderPiece } from '../render-piece.tsx';
import { Progress } from './progress.tsx';
import { ErrorState } from './states.tsx';
import { useToast } from './toast.tsx';

function Sender(): ReactNode {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success('Pagat u ruajtën')}>
        mirë
      </button>
      <button type="button" onClick={() => toast.error('Serveri nuk përgjigjet')}>
        keq
      </button>
    </>
  );
}

test('a toast goes by itself, an error stays until closed', () => {
  jest.useFakeTimers();
  renderPiece(<Sender />);
  fireEvent.click(screen.getByText('mirë'));
  fireEvent.click(screen.getByText('keq'));
  fireEvent.click(screen.getByText('keq'));
  expect(screen.getByText('Pagat u ruajtën')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(6500));
  expect(screen.queryByText('Pagat u ruajtën')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Serveri nuk përgjigjet');
  fireEvent.click(screen.getByRole('button', { name: 'Mbyll' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a toast stands above what stays in view at the foot of the window, and clear of the buttons there', () => {
  renderPiece(
    <main>
      <Sender />
      <p data-foot="">Totali (120)</p>
    </main>,
  );
  const stands = (element: HTMLElement, top: number, bottom: number): void => {
    const area = {
      top: innerHeight - top,
      bottom: innerHeight - bottom,
      left: 0,
      right: 390,
      height: top - bottom,
    };
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(area as DOMRect);
  };
  stands(screen.getByText('Totali (120)'), 40, 0);
  stands(screen.getByRole('log'), 62, 16);
  fireEvent.click(screen.getByText('mirë'));
  expect(screen.getByRole('log')).toHaveStyle({ translate: '0 -40px' });
  stands(screen.getByText('keq'), 100, 56);
  fireEvent.click(screen.getByText('keq'));
  expect(screen.getByRole('log')).toHaveStyle({ translate: '0 -88px' });
});

test('toasts go with their page, but the one about the step that leads away', () => {
  jest.useFakeTimers();
  const { rerender } = renderPiece(
    <>
      <Sender />
      <Page key="check" title="Kontrolli">
        {null}
      </Page>
    </>,
  );
  fireEvent.click(screen.getByText('keq'));
  act(() => void jest.advanceTimersByTime(2000));
  fireEvent.click(screen.getByText('mirë'));
  rerender(
    <>
      <Sender />
      <Page key="review" title="Shqyrtimi">
        {null}
      </Page>
    </>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Pagat u ruajtën')).toBeInTheDocument();
  jest.useRealTimers();
});

test('progress without a total says that work is under way, not how far', () => {
  renderPiece(<Progress label="Skedari po bëhet" />);
  expect(screen.getByRole('progressbar', { name: 'Skedari po bëhet' })).not.toHaveAttribute('aria-valuenow');
});

test('progress tells n of total', () => {
  renderPiece(<Progress value={72} total={120} label="Duke dërguar" />);
  const bar = screen.getByRole('progressbar', { name: 'Duke dërguar' });
  expect(bar).toHaveAttribute('aria-valuenow', '72');
  expect(screen.getByText('72 / 120')).toBeInTheDocument();
});

test('an error offers to try again', () => {
  const onRetry = jest.fn();
  renderPiece(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Kjo pjesë nuk u ngarkua');
  fireEvent.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

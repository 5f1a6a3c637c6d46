import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Button } from '#button/button.tsx';
import { renderPiece } from '../render-piece.tsx';
import { Modal } from './modal.tsx';

test('a window that grows under a button that is held down grows once it is let go', async () => {
  renderPiece(
    <Modal open title="Paga bruto" onClose={jest.fn()} footer={<Button>Ruaj</Button>}>
      600.00
    </Modal>,
  );
  const body = screen.getByRole('dialog').querySelector<HTMLElement>('.ant-modal-body') as HTMLElement;
  jest.spyOn(body, 'getBoundingClientRect').mockReturnValue({ height: 312.5 } as DOMRect);
  const save = screen.getByRole('button', { name: 'Ruaj' });
  fireEvent.pointerDown(save);
  expect(body).toHaveStyle({ height: '312.5px', overflow: 'clip' });
  fireEvent.pointerUp(save);
  expect(body).toHaveStyle({ height: '312.5px' });
  await waitFor(() => expect(body).not.toHaveStyle({ height: '312.5px' }));
  expect(body).not.toHaveStyle({ overflow: 'clip' });
});

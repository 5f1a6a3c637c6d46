import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode, useState } from 'react';
import { Button } from '#button/button.tsx';
import { renderPiece } from '../render-piece.tsx';
import { CodePrompt } from './code-prompt.tsx';
import { Input } from './fields.tsx';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { Modal } from './modal.tsx';
import { ModalForm } from './modal-form.tsx';
import { NumberInput } from './number-input.tsx';
import { parseNumber, readNumber } from './parse-number.ts';

type Values = { gross: number; reason: string };

function setup(
  props: { onSubmit?: (values: Values) => unknown; startReadOnly?: boolean; mayEdit?: boolean } = {},
): {
  onClose: jest.Mock;
  onSubmit: jest.Mock;
} {
  const onClose = jest.fn();
  const onSubmit = jest.fn(props.onSubmit ?? (() => Promise.resolve()));
  renderPiece(
    <ModalForm<Values>
      open
      title="Paga bruto"
      initialValues={{ gross: 1000 }}
      onSubmit={onSubmit}
      onClose={onClose}
      startReadOnly={props.startReadOnly}
      {...(props.mayEdit === false && { mayEdit: false })}
    >
      <FormField name="gross" label="Bruto" required>
        <NumberInput precision={2} />
      </FormField>
      <FormField name="reason" label="Arsyeja" required>
        <Input />
      </FormField>
    </ModalForm>,
  );
  return { onClose, onSubmit };
}
const reason = (): HTMLElement => screen.getByRole('textbox', { name: 'Arsyeja' });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('Ctrl+Enter in a field presses the button of a form, and nothing where it cannot be pressed', async () => {
  const onFinish = jest.fn();
  const formOf = (disabled: boolean) => (
    <Form onFinish={onFinish}>
      <FormField name="reason" label="Arsyeja">
        <Input />
      </FormField>
      <Button type="submit" disabled={disabled}>
        Ruaj
      </Button>
    </Form>
  );
  const { rerender } = renderPiece(formOf(true));
  await userEvent.type(reason(), 'dita{Control>}{Enter}{/Control}');
  expect(onFinish).not.toHaveBeenCalled();
  rerender(formOf(false));
  await userEvent.type(reason(), ' e fundit{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reason: 'dita e fundit' }));
  expect(onFinish).toHaveBeenCalledTimes(1);
});

test('a form that is rendered again leaves its fields alone, and does what is asked now', async () => {
  const drawn = jest.fn();
  const field = (
    <Profiler id="field" onRender={drawn}>
      <FormField name="reason" label="Arsyeja">
        <Input />
      </FormField>
    </Profiler>
  );
  const said = jest.fn();
  const Screen = (): ReactNode => {
    const [round, setRound] = useState(1);
    return (
      <>
        <Button onClick={() => setRound(round + 1)}>Edhe një herë {round}</Button>
        <Form<{ reason: string }>
          initialValues={{ reason: '' }}
          onValuesChange={({ reason }) => said(reason, round)}
        >
          {field}
          <p>Raundi {round}</p>
        </Form>
      </>
    );
  };
  renderPiece(<Screen />);
  const before = drawn.mock.calls.length;
  await press('Edhe një herë 1');
  expect(screen.getByText('Raundi 2')).toBeInTheDocument();
  expect(drawn).toHaveBeenCalledTimes(before);
  await userEvent.type(reason(), 'A');
  expect(said.mock.calls).toEqual([['A', 2]]);
});

test('saves what is typed and closes', async () => {
  const { onClose, onSubmit } = setup();
  await userEvent.type(reason(), 'Avancim');
  await press('Ruaj');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ gross: 1000, reason: 'Avancim' });
});

test('a missing field says so and saves nothing', async () => {
  const { onSubmit } = setup();
  await press('Ruaj');
  expect(await screen.findByText('Kjo fushë është e detyrueshme')).toBeInTheDocument();
  expect(reason()).toHaveAccessibleDescription('Kjo fushë është e detyrueshme');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('repeated clicks save once', async () => {
  let finish = (): void => undefined;
  const { onSubmit } = setup({
    onSubmit: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  });
  await userEvent.type(reason(), 'Avancim');
  await press('Ruaj');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: /Ruaj/ }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});

test("the server's errors stand at their fields and the window stays", async () => {
  const failure = Object.assign(new Error('VALIDATION'), {
    fields: [{ path: 'reason', message: 'Së paku 10 shenja' }],
  });
  const { onClose } = setup({ onSubmit: () => Promise.reject(failure) });
  await userEvent.type(reason(), 'Po');
  await press('Ruaj');
  expect(await screen.findByText('Së paku 10 shenja')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('closing with unsaved work asks first', async () => {
  const { onClose } = setup();
  await userEvent.type(reason(), 'Avancim');
  await press('Anulo');
  expect(screen.getByText('Të hidhen ndryshimet?')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await press('Hidh ndryshimet');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('writing begins in the first field; closing an untouched form does not ask', async () => {
  const { onClose } = setup();
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Bruto' })).toHaveFocus());
  await press('Anulo');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a form that may only be read says why', () => {
  setup({ startReadOnly: true, mayEdit: false });
  expect(reason()).toBeDisabled();
  expect(screen.getByText(/^Vetëm për lexim\. Për ndryshime pyetni/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ndrysho' })).not.toBeInTheDocument();
});

test('a form opened for reading is edited after the pencil, which has the focus; a digit goes over the first field', async () => {
  setup({ startReadOnly: true });
  expect(reason()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Ruaj' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ndrysho' })).toHaveFocus());
  await userEvent.keyboard('75');
  expect(reason()).toBeEnabled();
  await userEvent.tab();
  expect(screen.getByRole('spinbutton', { name: 'Bruto' })).toHaveValue('75.00');
  expect(screen.getByRole('button', { name: 'Ruaj' })).toBeInTheDocument();
});

test.each([
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1234,5', '1234.5'],
  ['1,234', '1234'],
  ['1.234', '1234'],
  ['−12.5', '-12.5'],
  ['12.', '12.'],
  ['1.234.567', '1234567'],
  ['1.234,567', '1234.567'],
  ['0.125', '0.125'],
  ['33.3333', '33.3333'],
  ['abc', ''],
])('%s is read as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  ['1,234.56', 1234.56],
  ['1.234,56 €', 1234.56],
  ['€ 1 234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1,234,567', 1234567],
  ['-12.', -12],
  ['66.6667', 66.6667],
  ['0,125', 0.125],
  ['101.3333333', 101.3333333],
  ['1.234,567', 1234.567],
  ['45.125', 'ambiguous'],
  ['1,234', 'ambiguous'],
  ['2,5.5', 'malformed'],
  ['1,23.45', 'malformed'],
  ['1234,567.00', 'malformed'],
  ['1,234,5', 'malformed'],
  ['1 € 2', 'malformed'],
  ['12 kg', 'malformed'],
  ['', 'malformed'],
])('a cell with %s is %s in money', (text, read) => {
  expect(readNumber(text)).toBe(read);
});

test.each(['45.125', '45,125'])('%s is no thousands where no money is meant', (text) => {
  expect(readNumber(text, false)).toBe(45.125);
});

test('a code has six letters and digits', async () => {
  const onSubmit = jest.fn();
  renderPiece(<CodePrompt open title="Mbyll tetorin 2026" onSubmit={onSubmit} onClose={jest.fn()} />);
  const field = screen.getByRole('textbox', { name: 'Kodi' });
  await userEvent.type(field, 'AG-I 2');
  expect(field).toHaveValue('AGI2');
  await press('Konfirmo');
  expect(screen.getByRole('alert')).toHaveTextContent('Kodi ka 6 shenja');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, '6Axx{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('AGI26A');
});

test('a wrong code is said at the field', () => {
  renderPiece(
    <CodePrompt open title="Mbyll" error="Kodi nuk është i saktë" onSubmit={jest.fn()} onClose={jest.fn()} />,
  );
  expect(screen.getByRole('textbox', { name: 'Kodi' })).toHaveAccessibleDescription('Kodi nuk është i saktë');
  expect(screen.getByRole('textbox', { name: 'Kodi' })).toBeInvalid();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Shkruaj kodin</Button>
      <CodePrompt open={open} title="Mbyll" onSubmit={() => setOpen(false)} onClose={() => setOpen(false)} />
    </>
  );
}

test('a code prompt has the focus in its field, and gives it back to where it was', async () => {
  renderPiece(<Opener />);
  await press('Shkruaj kodin');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kodi' })).toHaveFocus());
  await userEvent.keyboard('AGI26A{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Shkruaj kodin' })).toHaveFocus());
});

/** A question, a code over it, and once the code is there the window that was wanted. */
function Chain() {
  const [step, setStep] = useState<'question' | 'code' | 'wanted'>();
  const close = (): void => setStep(undefined);
  return (
    <>
      <Button onClick={() => setStep('question')}>Fletëpagesa</Button>
      {(step === 'question' || step === 'code') && (
        <Modal open title="Pyetja" onClose={close}>
          <Button onClick={() => setStep('code')}>Ruaj dhe vazhdo</Button>
        </Modal>
      )}
      {step === 'wanted' && (
        <Modal open title="E kërkuara" onClose={close}>
          Shifrat
        </Modal>
      )}
      <CodePrompt open={step === 'code'} title="Kodi" onSubmit={() => setStep('wanted')} onClose={close} />
    </>
  );
}

test('windows that follow one another give the focus back to where the first was opened', async () => {
  renderPiece(<Chain />);
  await press('Fletëpagesa');
  await userEvent.click(await screen.findByRole('button', { name: 'Ruaj dhe vazhdo' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  const wanted = await screen.findByRole('dialog', { name: 'E kërkuara' });
  await waitFor(() => expect(wanted).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fletëpagesa' })).toHaveFocus());
});

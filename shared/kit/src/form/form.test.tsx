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

function setup(props: { onSubmit?: (values: Values) => unknown; startReadOnly?: boolean } = {}): {
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

test('an amount is shown with two decimals and typed with a comma', async () => {
  const onChange = jest.fn();
  renderPiece(<NumberInput aria-label="Bruto" precision={2} defaultValue={1000} onChange={onChange} />);
  const field = screen.getByRole('spinbutton', { name: 'Bruto' });
  expect(field).toHaveValue('1,000.00');
  await userEvent.clear(field);
  await userEvent.type(field, '1250,5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(1250.5);
  expect(field).toHaveValue('1,250.50');
});

test.each([
  ['6.125', 6.125, '6.125'],
  ['7,125', 7.125, '7.125'],
  ['33.3333', 33.3333, '33.3333'],
  ['1234.5', 1234.5, '1234.5'],
  ['1234', 1234, '1234'],
])(
  'a rate of %s stays what it is when its field is left, and when it is looked at again',
  async (typed, value, shown) => {
    const onChange = jest.fn();
    renderPiece(<NumberInput aria-label="Kuota" onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: 'Kuota' });
    await userEvent.type(field, typed);
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(value);
    expect(field).toHaveValue(shown);
  },
);

test.each(['-5', '250'])(
  'a pasted %s is not turned into another figure when the field is left',
  async (pasted) => {
    const onChange = jest.fn();
    renderPiece(<NumberInput aria-label="Kuota" keys="point" onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: 'Kuota' });
    await userEvent.click(field);
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(field).toHaveValue(pasted);
    expect(onChange).toHaveBeenLastCalledWith(Number(pasted));
  },
);

const unclear = 'Nuk dihet nëse janë mijëra apo presje dhjetore: shkruani p.sh. 45.13 ose 45125';

test.each(['1.234', '45,125'])(
  '%s in a money field is neither thousands nor decimals: it stays as it was typed and is marked',
  async (typed) => {
    const onChange = jest.fn();
    renderPiece(
      <NumberInput aria-label="Bruto" precision={2} max={5000} defaultValue={1234} onChange={onChange} />,
    );
    const field = screen.getByRole('spinbutton', { name: 'Bruto' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(unclear);
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.clear(field);
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1234');
    await userEvent.tab();
    expect(field).toHaveValue('1,234.00');
    expect(onChange).toHaveBeenLastCalledWith(1234);
    expect(screen.queryByText(unclear)).not.toBeInTheDocument();
  },
);

test('thousands in a whole number are no decimals', async () => {
  const onChange = jest.fn();
  renderPiece(<NumberInput aria-label="Minuta" precision={0} onChange={onChange} />);
  const field = screen.getByRole('spinbutton', { name: 'Minuta' });
  await userEvent.type(field, '1440');
  await userEvent.tab();
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveValue('1,440');
  expect(onChange).toHaveBeenLastCalledWith(1440);
});

test('a form is not sent with a figure that may mean two numbers; what the field shows itself is read back', async () => {
  const onSubmit = jest.fn();
  renderPiece(
    <ModalForm<{ gross: number }>
      open
      title="Paga"
      initialValues={{ gross: 1234 }}
      onSubmit={onSubmit}
      onClose={jest.fn()}
    >
      <FormField name="gross" label="Bruto" required>
        <NumberInput precision={2} />
      </FormField>
    </ModalForm>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Bruto' });
  expect(field).toHaveValue('1,234.00');
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveValue('1,234.00');
  await userEvent.clear(field);
  await userEvent.type(field, '1.234');
  await press('Ruaj');
  await waitFor(() => expect(field).toHaveAccessibleDescription(unclear));
  expect(field).toHaveValue('1.234');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, ',00');
  await press('Ruaj');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ gross: 1234 }));
});

test('a price of an hour with four decimals is not taken for thousands', async () => {
  const onChange = jest.fn();
  renderPiece(<NumberInput aria-label="Çmimi" precision={4} onChange={onChange} />);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Çmimi' }), '6.125');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(6.125);
});

test.each([
  ['whole', '1e5', '15'],
  ['whole', '1.2,3', '123'],
  ['point', '1e5', '15'],
  ['point', '1,2.5.7', '12.57'],
  ['point', '-3', '3'],
  ['either', '1e5,2', '15,2'],
  ['either', '12,3,4', '12,34'],
  ['either', '12.3,4', '12.34'],
  ['either', '1,234.5', '1,234.5'],
  ['any', '-1.234,5e', '-1.234,5'],
] as const)(
  'of the keys %s a number takes of "%s" only "%s", as one sees while typing',
  async (keys, typed, taken) => {
    renderPiece(<NumberInput aria-label="Shuma" keys={keys} />);
    const field = screen.getByRole('spinbutton', { name: 'Shuma' });
    await userEvent.type(field, typed);
    expect(field).toHaveValue(taken);
  },
);

function Settling({ onChange }: { onChange: (value: number | null) => void }) {
  const [, setSettled] = useState<number | null>(null);
  const change = (value: number | null): void => {
    setSettled(value);
    onChange(value);
  };
  return <NumberInput aria-label="Bruto" keys="either" precision={2} onChange={change} />;
}

test('what is being typed stays as it is when the page around it renders again', async () => {
  const onChange = jest.fn();
  renderPiece(<Settling onChange={onChange} />);
  const field = screen.getByRole('spinbutton', { name: 'Bruto' });
  await userEvent.type(field, '1000,5');
  expect(field).toHaveValue('1000,5');
  expect(onChange).toHaveBeenLastCalledWith(1000.5);
});

test('a selected decimal sign gives way to another', async () => {
  renderPiece(<NumberInput aria-label="Shuma" keys="point" />);
  const field = screen.getByRole('spinbutton', { name: 'Shuma' });
  await userEvent.type(field, '1.5');
  await userEvent.type(field, '.', { initialSelectionStart: 1, initialSelectionEnd: 3 });
  await userEvent.keyboard('7');
  expect(field).toHaveValue('1.7');
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

test('a button is busy while the promise of its click runs', async () => {
  let finish = (): void => undefined;
  const onClick = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  renderPiece(<Button onClick={onClick}>Llogarit</Button>);
  const button = screen.getByRole('button', { name: /Llogarit/ });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await act(async () => finish());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).not.toHaveAttribute('aria-disabled');
});

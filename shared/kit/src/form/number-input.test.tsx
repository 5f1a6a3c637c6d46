import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPiece } from '../render-piece.tsx';
import { FormField } from './form-field.tsx';
import { ModalForm } from './modal-form.tsx';
import { NumberInput } from './number-input.tsx';

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
  await userEvent.click(screen.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(unclear));
  expect(field).toHaveValue('1.234');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, ',00');
  await userEvent.click(screen.getByRole('button', { name: 'Ruaj' }));
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

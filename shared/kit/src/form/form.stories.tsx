import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '#button/button.tsx';
import { Grid, Row, Stack } from '#layout/layout.tsx';
import { DatePicker } from '#pick/date-picker.tsx';
import { type Story, useSay } from '../story.ts';
import { CodePrompt } from './code-prompt.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { FieldRow } from './field-row.tsx';
import { CheckBox, Input, PasswordInput, Select, Switch, TextArea } from './fields.tsx';
import { FormField } from './form-field.tsx';
import { CloseFooter, ConfirmModal, Drawer, Modal } from './modal.tsx';
import { ModalForm } from './modal-form.tsx';
import { NumberInput } from './number-input.tsx';

function Buttons(): ReactNode {
  const say = useSay();
  return (
    <Row>
      <Button variant="primary">{say('Ruaj', 'Save')}</Button>
      <Button icon="download">{say('Shkarko', 'Download')}</Button>
      <Button variant="danger">{say('Fshij 3 punonjës', 'Delete 3 employees')}</Button>
      <Button variant="link">{say('Më shumë', 'More')}</Button>
      <Button variant="quiet" icon="refresh">
        {say('Rifresko', 'Refresh')}
      </Button>
      <Button variant="primary" loading>
        {say('Duke llogaritur', 'Calculating')}
      </Button>
      <Button disabled>{say('E pamundur', 'Disabled')}</Button>
      <IconButton icon="pencil" label={say('Ndrysho', 'Edit')} />
      <IconButton icon="trash" label={say('Fshij', 'Delete')} variant="default" />
    </Row>
  );
}

function Fields(): ReactNode {
  const say = useSay();
  const [on, setOn] = useState(true);
  const banks = ['ProCredit Bank', 'Raiffeisen Bank', 'NLB Banka', 'TEB'].map((label) => ({
    value: label,
    label,
  }));
  return (
    <Form
      layout="vertical"
      initialValues={{
        name: 'Arta Krasniqi',
        gross: 1000,
        start: '2026-10-01',
        bank: 'TEB',
        secret: 'Demo123',
      }}
    >
      <Grid columns={200} gap={[0, 16]}>
        <FormField
          name="name"
          label={say('Emri dhe mbiemri', 'Full name')}
          required
          hint={say('Tre fjalë më së shumti', 'At most three words')}
        >
          <Input />
        </FormField>
        <FormField name="gross" label={say('Paga bruto', 'Gross salary')} required>
          <NumberInput precision={2} />
        </FormField>
        <FormField name="start" label={say('Fillimi', 'Start')}>
          <DatePicker />
        </FormField>
        <FormField name="bank" label={say('Banka', 'Bank')}>
          <Select options={banks} />
        </FormField>
        <FormField name="secret" label={say('Fjalëkalimi', 'Password')}>
          <PasswordInput />
        </FormField>
        <FormField name="note" label={say('Shënim', 'Note')}>
          <TextArea />
        </FormField>
        <FormField name="primary" label={say('Punëdhënësi', 'Employer')}>
          <CheckBox>{say('Primar', 'Primary')}</CheckBox>
        </FormField>
      </Grid>
      <Switch value={on} onChange={setOn} label={say('Sigurimi shëndetësor', 'Health insurance')} />
    </Form>
  );
}

function Dialogs(): ReactNode {
  const say = useSay();
  const [open, setOpen] = useState<'form' | 'read' | 'code' | 'confirm' | 'drawer'>();
  const close = (): void => setOpen(undefined);
  return (
    <Row>
      <Button onClick={() => setOpen('form')}>ModalForm</Button>
      <Button onClick={() => setOpen('read')}>{say('Vetëm lexim', 'Read only')}</Button>
      <Button onClick={() => setOpen('code')}>CodePrompt</Button>
      <Button onClick={() => setOpen('confirm')}>ConfirmModal</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <ModalForm
        open={open === 'form' || open === 'read'}
        startReadOnly={open === 'read'}
        title={say('Paga bruto, Arta Krasniqi', 'Gross salary, Arta Krasniqi')}
        initialValues={{ gross: 1000, since: '2026-10-01' }}
        onSubmit={() => Promise.resolve()}
        onClose={close}
      >
        <FormField name="gross" label={say('Paga bruto', 'Gross salary')} required>
          <NumberInput precision={2} />
        </FormField>
        <FormField name="since" label={say('Vlen nga', 'Valid from')} required>
          <DatePicker />
        </FormField>
        <FormField name="why" label={say('Arsyeja', 'Reason')} required>
          <Input />
        </FormField>
      </ModalForm>
      <CodePrompt
        open={open === 'code'}
        title={say('Mbyll tetorin 2026', 'Close October 2026')}
        error={say('Kodi nuk është i saktë', 'The code is wrong')}
        submitText={say('Mbyll', 'Close')}
        onSubmit={close}
        onClose={close}
      >
        {say(
          'Pas mbylljes pagat e muajit nuk ndryshohen.',
          'After closing, the salaries of the month cannot be changed.',
        )}
      </CodePrompt>
      <ConfirmModal
        open={open === 'confirm'}
        danger
        title={say('Të fshihen 3 punonjës?', 'Delete 3 employees?')}
        confirmText={say('Fshij 3 punonjës', 'Delete 3 employees')}
        onConfirm={close}
        onClose={close}
      >
        {say('Arta Krasniqi, Blerim Gashi dhe Drita Hoxha.', 'Arta Krasniqi, Blerim Gashi and Drita Hoxha.')}
      </ConfirmModal>
      <Drawer open={open === 'drawer'} title={say('Ndryshimet', 'Changes')} onClose={close}>
        {say(
          'Paga bruto: 950.00 → 1,000.00 nga 01.10.2026.',
          'Gross salary: 950.00 → 1,000.00 from 01.10.2026.',
        )}
      </Drawer>
    </Row>
  );
}

function Rows(): ReactNode {
  const say = useSay();
  return (
    <Form layout="vertical" component={false}>
      {[1, 2].map((number) => (
        <FieldRow key={number} label={`${say('Linja', 'Line')} ${number}`} columns="2fr 1fr 40px">
          <FormField name={[number, 'name']} label={say('Linja', 'Line')}>
            <Input />
          </FormField>
          <FormField name={[number, 'budget']} label={say('Buxheti', 'Budget')}>
            <NumberInput precision={2} />
          </FormField>
          <IconButton icon="trash" label={`${say('Hiq linjën', 'Remove line')} ${number}`} />
        </FieldRow>
      ))}
    </Form>
  );
}

const draft = {
  read: () => ({ amount: 150 }),
  keep: () => undefined,
  forget: () => undefined,
};

function Reading(): ReactNode {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Stack>
      <DraftOffer draft={draft} onRestore={() => undefined} />
      <Row>
        <Button onClick={() => setOpen(true)}>Modal</Button>
      </Row>
      <Modal
        open={open}
        title={say('Si u llogarit', 'How it was calculated')}
        onClose={close}
        footer={<CloseFooter onClose={close} />}
      >
        {say('Bruto minus kontributi dhe tatimi.', 'Gross less contribution and tax.')}
      </Modal>
    </Stack>
  );
}

/** Stories of buttons, fields and dialogs. */
export const formStories: Story[] = [
  { title: 'FieldRow', Piece: Rows },
  { title: 'Button, IconButton', Piece: Buttons },
  {
    title: 'FormField, Input, NumberInput, DatePicker, Select, PasswordInput, TextArea, CheckBox, Switch',
    Piece: Fields,
  },
  { title: 'ModalForm, CodePrompt, ConfirmModal, Drawer', Piece: Dialogs },
  { title: 'DraftOffer, Modal, CloseFooter', Piece: Reading },
];

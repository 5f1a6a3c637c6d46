import {
  BankField,
  BankFileFormat,
  type BankLayout,
  type BankLayoutContent,
  deleteBankLayout,
  saveBankLayout,
} from '@paga/contract/filing';
import { RowActions } from '@paga/forms';
import { Button, CheckBox, FieldRow, Form, FormField, Grid, Input, ModalForm, Row, Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveFiling } from '../calls/use-save-filing.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
const ENCODINGS = ['utf-8', 'utf-8-bom', 'latin1'] as const;

type LayoutModalProps = { layout: BankLayout | undefined; onClose: () => void };

/** How a bank wants its file: kind, columns in their order, separator, decimal sign. */
export function LayoutModal({ layout, onClose }: LayoutModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const { save, problem } = useSaveFiling(saveBankLayout, {
    saved: t('filing.layout.saved'),
    placeOf: (path) => path.replace(/^layout\./, ''),
    texts: { taken: t('filing.layout.taken'), required: t('filing.layout.columnsRequired') },
  });
  const removal = useSaveFiling(deleteBankLayout, { saved: t('filing.layout.deleted'), texts: {} });
  const start: BankLayoutContent = layout ?? {
    name: '',
    format: 'xlsx',
    columns: (['name', 'account', 'amount', 'reason'] as const).map((field) => ({
      field,
      title: t(`filing.layout.field.${field}`),
    })),
    header: true,
    separator: ';',
    decimal: '.',
    encoding: 'utf-8-bom',
    sheet: 'Pagat',
    totalRow: false,
  };
  const { name, format, columns, header, separator, decimal, encoding, sheet, totalRow } = start;
  const remove = () => removal.save({ params: { layoutId: layout?.id ?? 0 } }).then(onClose, () => undefined);
  const submit = (values: Partial<BankLayoutContent>) =>
    save({
      body: {
        tenantId,
        ...(layout?.id ? { layoutId: layout.id } : {}),
        layout: { ...start, ...values, columns: values.columns ?? [] },
      },
    });
  return (
    <ModalForm<BankLayoutContent>
      open
      title={t(layout ? 'filing.layout.edit' : 'filing.layout.new')}
      width={760}
      initialValues={{ name, format, columns, header, separator, decimal, encoding, sheet, totalRow }}
      error={problem ?? removal.problem}
      extra={
        layout && (
          <Button icon="trash" onClick={remove}>
            {t('filing.layout.delete')}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <LayoutFields />
    </ModalForm>
  );
}

function LayoutFields(): ReactElement {
  const { t } = useTranslation('payroll');
  const format = Form.useWatch<BankFileFormat>('format');
  const formats = BankFileFormat.options.filter((one) => one !== 'pain001');
  return (
    <>
      <Grid columns={200}>
        <FormField name="name" label={t('filing.layout.name')} required>
          <Input />
        </FormField>
        <FormField name="format" label={t('filing.layout.format')} required>
          <Select options={formats.map((value) => ({ value, label: t(`filing.layout.formats.${value}`) }))} />
        </FormField>
      </Grid>
      <Columns />
      <Grid columns={160}>
        {format === 'csv' && (
          <>
            <FormField name="separator" label={t('filing.layout.separator')}>
              <Select
                options={SEPARATORS.map((value) => ({
                  value,
                  label: value === '\t' ? t('filing.layout.tab') : value,
                }))}
              />
            </FormField>
            <FormField name="decimal" label={t('filing.layout.decimal')}>
              <Select options={['.', ','].map((value) => ({ value, label: value }))} />
            </FormField>
            <FormField name="encoding" label={t('filing.layout.encoding')}>
              <Select options={ENCODINGS.map((value) => ({ value, label: value }))} />
            </FormField>
          </>
        )}
        {format === 'xlsx' && (
          <FormField name="sheet" label={t('filing.layout.sheet')} required>
            <Input />
          </FormField>
        )}
      </Grid>
      <Row>
        <Form.Item name="header" valuePropName="checked">
          <CheckBox>{t('filing.layout.header')}</CheckBox>
        </Form.Item>
        <Form.Item name="totalRow" valuePropName="checked">
          <CheckBox>{t('filing.layout.totalRow')}</CheckBox>
        </Form.Item>
      </Row>
    </>
  );
}

function Columns(): ReactElement {
  const { t } = useTranslation('payroll');
  const options = BankField.options.map((value) => ({ value, label: t(`filing.layout.field.${value}`) }));
  return (
    <fieldset className="filing-columns">
      <legend>{t('filing.layout.columns')}</legend>
      <Form.List name="columns">
        {(fields, { add, remove, move }, { errors }) => (
          <>
            {fields.map((field, at) => (
              <FieldRow
                key={field.key}
                label={t('filing.layout.column', { number: at + 1 })}
                columns="2fr 2fr 80px"
              >
                <FormField name={[field.name, 'field']} label={t('filing.layout.content')}>
                  <Select options={options} />
                </FormField>
                <FormField name={[field.name, 'title']} label={t('filing.layout.heading')}>
                  <Input />
                </FormField>
                <RowActions
                  actions={[
                    {
                      kind: 'up',
                      label: t('filing.layout.up', { number: at + 1 }),
                      disabled: at === 0,
                      onClick: () => move(at, at - 1),
                    },
                    {
                      kind: 'delete',
                      label: t('filing.layout.remove', { number: at + 1 }),
                      onClick: () => remove(field.name),
                    },
                  ]}
                />
              </FieldRow>
            ))}
            <Form.ErrorList errors={errors} />
            <Button icon="plus" onClick={() => add({ field: 'blank', title: '' })}>
              {t('filing.layout.addColumn')}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

import { TaxStep } from '@paga/contract/company/law/taxes';
import { Euro } from '@paga/contract/shapes';
import { FigureField, RowActions } from '@paga/forms';
import { Button, Form } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_BANDS } from './band-steps.ts';
import './taxes.css';

/** The bands of the table, at most four; the last one has no end: it pays above its from-value. */
export function BandFields(): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Form.List name="saveTaxSlabs">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <Band key={key} at={name} isLast={name === fields.length - 1} onRemove={() => remove(name)} />
          ))}
          <Button
            className="tax-band-add"
            icon="plus"
            disabled={fields.length >= MOST_BANDS}
            onClick={() => add({}, fields.length - 1)}
          >
            {t('settings.taxes.band.add')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

type BandProps = { at: number; isLast: boolean; onRemove: () => void };

function Band({ at, isLast, onRemove }: BandProps): ReactElement {
  const { t } = useTranslation('payroll');
  const number = at + 1;
  return (
    <fieldset className="tax-band">
      <legend>{t(isLast ? 'settings.taxes.band.above' : 'settings.taxes.band.title', { number })}</legend>
      <div className="tax-band-fields">
        <FigureField
          name={[at, 'percentage']}
          label={t('settings.taxes.band.percentage')}
          schema={TaxStep.shape.percentage}
          unit="%"
        />
        <FigureField
          name={[at, 'firstValue']}
          label={t('settings.taxes.band.from')}
          schema={Euro}
          precision={2}
          unit="€"
        />
        {!isLast && (
          <FigureField
            name={[at, 'secondValue']}
            label={t('settings.taxes.band.to')}
            schema={Euro}
            precision={2}
            unit="€"
          />
        )}
      </div>
      {!isLast && (
        <span className="tax-band-remove">
          <RowActions
            actions={[
              { kind: 'delete', label: t('settings.taxes.band.remove', { number }), onClick: onRemove },
            ]}
          />
        </span>
      )}
    </fieldset>
  );
}

import { TaxStep } from '@paga/contract/company/taxes';
import { Euro } from '@paga/contract/shapes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureField } from '#fields/figure-field.tsx';
import './taxes.css';

const BANDS = [0, 1, 2, 3] as const;
const LAST = 3;

/** The four bands; the last one has no end: it pays above its from-value. */
export function BandFields(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <>
      {BANDS.map((index) => (
        <fieldset key={index} className="admin-band">
          <legend>
            {t(index === LAST ? 'taxes.band.above' : 'taxes.band.title', { number: index + 1 })}
          </legend>
          <div className="admin-band-fields">
            <FigureField
              name={['saveTaxSlabs', index, 'percentage']}
              label={t('taxes.band.percentage')}
              schema={TaxStep.shape.percentage}
              unit="%"
            />
            <FigureField
              name={['saveTaxSlabs', index, 'firstValue']}
              label={t('taxes.band.from')}
              schema={Euro}
              precision={2}
              unit="€"
            />
            {index !== LAST && (
              <FigureField
                name={['saveTaxSlabs', index, 'secondValue']}
                label={t('taxes.band.to')}
                schema={Euro}
                precision={2}
                unit="€"
              />
            )}
          </div>
        </fieldset>
      ))}
    </>
  );
}

import { Button, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The yearly certificates are made in the reports, one for each person. */
export function CertificatesPart(): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <Row>
      <Button icon="file" onClick={() => navigate('/reports/annual-certificate')}>
        {t('filing.certificates.button')}
      </Button>
    </Row>
  );
}

import { invalidates, mutation, query } from '@paga/client';
import { type CompanySecurity, type CompanySecurityForm, getCompanySecurity, updateCompanySecurity } from '@paga/contract/admin/security';
import { CompanyPasswordMinimum } from '@paga/contract/limits';
import { Alert, Button, Card, CheckBox, DetailList, ErrorState, Form, FormField, NumberInput, SkeletonCard, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const { min, max } = CompanyPasswordMinimum;

/** How the company guards the sign-in of its people: second step for everybody, least length of new passwords. */
export function SecurityCard(): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const errorText = useErrorText();
  const mayEdit = useMayCall('updateCompanySecurity');
  const security = useQuery({ ...query(getCompanySecurity, { query: { tenantId: company.id } }), meta: { silent: true } });
  return (
    <Card title={t('ownCompany.security.title')}>
      {security.isPending && <SkeletonCard lines={3} />}
      {security.isError && <ErrorState detail={errorText(security.error)} onRetry={security.refetch} />}
      {security.isSuccess && (mayEdit ? <SecurityForm key={company.id} security={security.data} /> : <InForce security={security.data} />)}
    </Card>
  );
}

/** As it stands, for who may not change it. */
function InForce({ security }: { security: CompanySecurity }): ReactElement {
  const { t } = useTranslation('admin');
  const items = [
    {
      key: 'twoFactor',
      label: t('ownCompany.security.twoFactor'),
      value: t(security.twoFactor ? 'ownCompany.security.on' : 'ownCompany.security.off'),
    },
    { key: 'passwordMinLength', label: t('ownCompany.security.passwordMinLength'), value: security.passwordMinLength },
  ];
  return <DetailList columns={2} items={items} />;
}

function SecurityForm({ security }: { security: CompanySecurity }): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const toast = useToast();
  const client = useQueryClient();
  const saving = useMutation({
    ...mutation(updateCompanySecurity),
    onSuccess: () => {
      toast.success(t('ownCompany.security.saved', { company: company.name }));
      return client.invalidateQueries(invalidates(getCompanySecurity));
    },
  });
  const { twoFactor, passwordMinLength, withoutEmail } = security;
  const range = { type: 'number' as const, min, max, message: t('ownCompany.security.range', { min, max }) };
  return (
    <Form<CompanySecurityForm>
      layout="vertical"
      initialValues={{ twoFactor, passwordMinLength }}
      onFinish={(values) => saving.mutate({ body: { tenantId: company.id, ...values } })}
      style={{ maxWidth: 520 }}
    >
      {withoutEmail.length > 0 && (
        <Alert tone="warning" title={t('ownCompany.security.withoutEmail')}>
          {withoutEmail.join(', ')}
        </Alert>
      )}
      <FormField name="twoFactor" label={t('ownCompany.security.twoFactor')} hint={t('ownCompany.security.twoFactorHint')}>
        <CheckBox>{t('ownCompany.security.twoFactorBox')}</CheckBox>
      </FormField>
      <FormField
        name="passwordMinLength"
        label={t('ownCompany.security.passwordMinLength')}
        hint={t('ownCompany.security.passwordHint')}
        required
        rules={[range]}
      >
        <NumberInput precision={0} min={0} style={{ width: 120 }} />
      </FormField>
      <Button variant="primary" type="submit" loading={saving.isPending}>
        {t('ownCompany.security.save')}
      </Button>
    </Form>
  );
}

import { mutation } from '@paga/client';
import { updateOwnProfile } from '@paga/contract/identity/account';
import { TextLength } from '@paga/contract/limits';
import { Button, Card, DetailList, Form, FormField, Input, Stack, useToast } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptUser } from '#session/session.ts';
import './account.css';
import { OwnPhoto } from './own-photo.tsx';

/** Who the person is: photo and name, which they change themselves, e-mail and role, which an administrator does. */
export function PersonCard(): ReactNode {
  const { t } = useTranslation('shell');
  const { user, roleId } = useSession();
  const items = [
    { key: 'email', label: t('account.email'), value: user.email },
    { key: 'role', label: t('account.role'), value: t(`role.${roleId}`) },
  ];
  return (
    <Card title={t('account.data')}>
      <Stack>
        <OwnPhoto />
        <NameForm />
        <DetailList items={items} />
      </Stack>
    </Card>
  );
}

function NameForm(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const toast = useToast();
  const saving = useMutation({
    ...mutation(updateOwnProfile),
    onSuccess: (answer) => {
      adoptUser(answer);
      toast.success(t('account.nameSaved'));
    },
  });
  return (
    <Form
      layout="vertical"
      className="account-name"
      initialValues={{ name: user.name }}
      onFinish={({ name }: { name: string }) => saving.mutate({ body: { name } })}
    >
      <FormField name="name" label={t('account.name')} required>
        <Input autoComplete="name" maxLength={TextLength.personName} />
      </FormField>
      <Button type="submit" loading={saving.isPending}>
        {t('account.saveName')}
      </Button>
    </Form>
  );
}

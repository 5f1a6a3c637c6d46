import { brokenPasswordRule, keptPasswordRules } from '@paga/contract/identity/password-rules';
import { PasswordLength } from '@paga/contract/limits';
import { Button, Form, FormField, Grid, Icon, PasswordInput, Row } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatedPassword } from './generated-password.ts';
import { usePasswordMinimum } from './use-password-minimum.ts';
import './users.css';

/**
 * A new password (specification 1 §5): shown on demand, each rule ticked as soon as it is met, the first broken one shown at the field. It is
 * as long as the strictest of the form's companies asks.
 */
export function NewPasswordField(): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const minimum = usePasswordMinimum();
  const rule = {
    validator: (_rule: unknown, value = '') => {
      const broken = value === '' ? undefined : brokenPasswordRule(value, value, minimum);
      return broken ? Promise.reject(new Error(errorText({ code: broken, minimum }))) : Promise.resolve();
    },
  };
  return (
    <FormField
      name="password"
      label={t('users.form.password')}
      hint={<PasswordHint minimum={minimum} />}
      required
      rules={[rule]}
    >
      <PasswordInput autoComplete="new-password" maxLength={PasswordLength.max} />
    </FormField>
  );
}

/** Why there is one at all, a way not to think of it, and its rules. */
function PasswordHint({ minimum }: { minimum: number }): ReactNode {
  const { t } = useTranslation('admin');
  const form = Form.useFormInstance();
  const generate = (): void => {
    form.setFieldValue('password', generatedPassword(minimum));
    form.validateFields(['password']).catch(() => undefined);
  };
  return (
    <>
      {t('users.form.passwordHint')}
      <div>
        <Button variant="link" size="small" onClick={generate}>
          {t('users.form.generate')}
        </Button>
      </div>
      <PasswordRules minimum={minimum} />
    </>
  );
}

function PasswordRules({ minimum }: { minimum: number }): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const password: string = Form.useWatch('password') ?? '';
  return (
    <Grid
      as="ul"
      gap={[2, 12]}
      columns={200}
      className="users-rules"
      aria-label={t('users.form.passwordRules')}
    >
      {keptPasswordRules(password, minimum).map(({ code, kept }) => (
        <Row as="li" gap={6} wrap={false} key={code} className={kept ? 'users-rule-kept' : undefined}>
          <Icon name={kept ? 'check' : 'minus'} size={14} />
          {code === 'PASSWORD_BELOW_COMPANY_MINIMUM'
            ? errorText({ code, minimum })
            : t(`users.form.rule.${code}`, { minimum: PasswordLength.min })}
          <span className="paga-hidden">{t(kept ? 'users.form.ruleKept' : 'users.form.ruleOpen')}</span>
        </Row>
      ))}
    </Grid>
  );
}

import { getPayKinds, type PayKind, savePayKind } from '@paga/contract/company/pay-kinds';
import { useSave } from '@paga/forms';
import { Alert, Button, Row, Stack } from '@paga/kit';
import { useCompany } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What most companies pay under a name of its own: pay as any other, with contribution and tax. */
const READY = ['meal', 'travel', 'thirteenth', 'commission'] as const;

/** The ready-made kinds that the company does not have yet, each by one press. */
export function ReadyKinds({ kinds }: { kinds: readonly PayKind[] }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const { save, saving, problem } = useSave(savePayKind, {
    saved: ({ name }) => t('settings.payKinds.saved', { name }),
    refresh: [getPayKinds],
  });
  const known = new Set(kinds.map(({ name }) => name.toLowerCase()));
  const left = READY.map((key) => t(`settings.payKinds.ready.${key}`)).filter(
    (name) => !known.has(name.toLowerCase()),
  );
  if (left.length === 0) return null;
  const add = (name: string) =>
    save({ body: { tenantId, kind: { name, field: 'extraBrutto', account: null, isActive: true } } }).catch(
      () => undefined,
    );
  return (
    <Stack gap={8}>
      <span className="paga-hint">{t('settings.payKinds.readyHint')}</span>
      <Row gap={8}>
        {left.map((name) => (
          <Button key={name} icon="plus" size="small" disabled={saving} onClick={() => add(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </Stack>
  );
}

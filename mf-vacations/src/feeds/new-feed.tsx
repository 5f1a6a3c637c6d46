import type { InputOf } from '@paga/contract/endpoint';
import type { createLeaveFeed, LeaveFeedScope } from '@paga/contract/leave';
import { maySeeFeedType } from '@paga/contract/leave';
import { Button, CheckBox, Row, Segmented, Select, Stack } from '@paga/kit';
import { useCompany, useSession } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScopeOptions } from './use-scope-options.ts';

type NewFeedBody = InputOf<typeof createLeaveFeed>['body'];
type NewFeedProps = { busy: boolean; onMake: (body: NewFeedBody) => void };

/** Whose leave, and what of it: the choices for a new address. */
export function NewFeed({ busy, onMake }: NewFeedProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const mayShowType = maySeeFeedType(useSession().roleId);
  const [scope, setScope] = useState<LeaveFeedScope>('company');
  const [whose, setWhose] = useState<number | null>(null);
  const [withType, setWithType] = useState(false);
  const [withHolidays, setWithHolidays] = useState(false);
  const options = useScopeOptions(scope);
  const choose = (next: LeaveFeedScope): void => {
    setScope(next);
    setWhose(null);
  };
  const make = (): void => {
    const ofPerson = scope === 'person' && whose !== null && { employeeId: whose };
    const ofSector = scope === 'sector' && whose !== null && { sectorId: whose };
    onMake({ tenantId, withType: withType && mayShowType, withHolidays, ...ofPerson, ...ofSector });
  };
  return (
    <section className="leave-new-feed" aria-label={t('feeds.new')}>
      <Stack gap={8}>
        <Row>
          <Segmented
            label={t('feeds.whose')}
            value={scope}
            options={(['company', 'sector', 'person'] as const).map((value) => ({
              value,
              label: t(`feeds.scope.${value}`),
            }))}
            onChange={choose}
          />
          {scope !== 'company' && (
            <Select<number | null>
              className="leave-feed-whose"
              aria-label={t(`feeds.scope.${scope}`)}
              placeholder={t('feeds.choose')}
              value={whose}
              options={options}
              onChange={setWhose}
            />
          )}
        </Row>
        {mayShowType && (
          <CheckBox value={withType} onChange={setWithType}>
            {t('feeds.withType')}
          </CheckBox>
        )}
        <CheckBox value={withHolidays} onChange={setWithHolidays}>
          {t('feeds.withHolidays')}
        </CheckBox>
        <div>
          <Button
            variant="primary"
            icon="plus"
            loading={busy}
            disabled={scope !== 'company' && whose === null}
            onClick={make}
          >
            {t('feeds.make')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

import { Alert, NativeSelect, Segmented, Stack, TextArea } from '@paga/kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPay } from './use-listed-pay.ts';

/** Where the list is pasted, and below it what it leaves open: lines that mean nobody or several, and who stands in it twice. */
export function ListedPayField({ listed }: { listed: ListedPay }): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  const { text, setText, people, isNoList } = listed;
  return (
    <Stack gap={8}>
      <label htmlFor={id}>{t('raise.list.label')}</label>
      <TextArea
        id={id}
        rows={6}
        value={text}
        placeholder={t('raise.list.example')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="paga-hint" aria-live="polite">
        {text.trim() ? t('raise.list.found', { count: people.length }) : t('raise.list.hint')}
      </p>
      {isNoList && <Alert tone="warning">{t('raise.list.none')}</Alert>}
      <Open listed={listed} />
    </Stack>
  );
}

function Open({ listed }: { listed: ListedPay }): ReactNode {
  const { t } = useTranslation('employees');
  const { open, unread, twice, setTwice } = listed;
  const named = (lines: readonly { who: string }[]) => lines.map(({ who }) => who).join(', ');
  return (
    <>
      {open.unknown.length > 0 && (
        <Alert tone="warning">{t('raise.list.nobody', { names: named(open.unknown) })}</Alert>
      )}
      {unread.length > 0 && <Alert tone="warning">{t('raise.list.unread', { names: named(unread) })}</Alert>}
      {[...new Map(open.several.map((line) => [line.who, line])).values()].map((line) => (
        <div key={line.who}>
          <p>{t('raise.list.whom', { name: line.who })}</p>
          <NativeSelect<number>
            label={t('raise.list.whom', { name: line.who })}
            value={listed.picked.get(line.who) ?? 0}
            options={[
              { value: 0, label: t('raise.list.choose') },
              ...line.found.map((one) => ({ value: one.id, label: `${one.name} · ${one.personalNumber}` })),
            ]}
            onChange={(id) => listed.pick(line.who, id)}
          />
        </div>
      ))}
      {open.twice.size > 0 && (
        <div>
          <p>{t('raise.list.twice', { count: open.twice.size })}</p>
          <Segmented
            label={t('raise.list.twice', { count: open.twice.size })}
            value={twice}
            options={[
              { value: 'first', label: t('raise.list.first') },
              { value: 'last', label: t('raise.list.last') },
            ]}
            onChange={setTwice}
          />
        </div>
      )}
    </>
  );
}

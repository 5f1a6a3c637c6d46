import type { DocumentTemplate } from '@paga/contract/documents';
import { LIST_ITEMS } from '@paga/contract/limits';
import { Alert, Button, CheckBox, Modal, NativeSelect, Row, Stack } from '@paga/kit';
import { useSession } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployeeChoice } from './employee-choice.tsx';
import { FillFindings } from './fill-findings.tsx';
import { useFill } from './use-fill.ts';

/** Fills a template for the chosen employees: what it holds, what is missing for whom, and where the result is kept. */
export function FillTemplateModal({
  template,
  written,
  onClose,
}: {
  template: DocumentTemplate;
  /** The language of its own words, if they say. */
  written: 'sq' | 'en' | null | undefined;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const { language: own } = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [picked, setPicked] = useState<'sq' | 'en'>();
  // Words such as “full time” are filled into the template's own sentences.
  const language = picked ?? written ?? own;
  const [keep, setKeep] = useState(false);
  const [isContract, setContract] = useState(false);
  const { check, filling, problem } = useFill(template, chosen, onClose);
  const count = chosen.size;
  const isBlocked = count === 0 || count > LIST_ITEMS || !check.data || check.data.unknown.length > 0;
  const fill = () => filling.mutate({ keep, isContract: keep && isContract, language });
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('documents.fill.close')}</Button>
      <Button
        variant="primary"
        icon="download"
        disabled={isBlocked}
        loading={filling.isPending}
        onClick={fill}
      >
        {t('documents.fill.save', { count })}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      title={t('documents.fill.title', { name: template.name })}
      onClose={onClose}
      footer={footer}
      width={720}
    >
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {count > LIST_ITEMS && (
          <Alert tone="warning">{t('documents.fill.tooMany', { count: LIST_ITEMS })}</Alert>
        )}
        <EmployeeChoice chosen={chosen} onChange={setChosen} />
        {/* Below the rows: what is found out while somebody ticks them must not move them from under the pointer. */}
        <FillFindings check={check.data} isLoading={check.isLoading} />
        <Row gap={[8, 24]}>
          <CheckBox checked={keep} onChange={setKeep}>
            {t('documents.fill.keep')}
          </CheckBox>
          <CheckBox checked={keep && isContract} disabled={!keep} onChange={setContract}>
            {t('documents.fill.isContract')}
          </CheckBox>
          <NativeSelect<'sq' | 'en'>
            label={t('documents.fill.language')}
            value={language}
            options={[
              { value: 'sq', label: t('documents.fill.sq') },
              { value: 'en', label: t('documents.fill.en') },
            ]}
            onChange={setPicked}
          />
        </Row>
      </Stack>
    </Modal>
  );
}

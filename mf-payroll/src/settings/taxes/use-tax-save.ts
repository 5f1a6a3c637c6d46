import { call } from '@paga/client';
import { getTaxes, type NewTaxTable, saveTaxSlabs } from '@paga/contract/company/law/taxes';
import { previewTaxSlabs, previewTaxSlabsInCompany } from '@paga/contract/payroll';
import { useSave } from '@paga/forms';
import { formatDate } from '@paga/kit';
import { useErrorText, useMaybeCompany } from '@paga/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from './tax-preview.modal.tsx';

/** A table that waits to be confirmed: what it would do, and how the form goes on. */
type Asked = { body: NewTaxTable; preview: Preview; resolve: () => void; reject: (reason: unknown) => void };

/** Saves a table in two steps: what it would do is shown first, and saved when that is confirmed. `submit` settles with the confirmed save. */
export function useTaxSave() {
  const { t } = useTranslation('payroll');
  const hasCompany = useMaybeCompany() !== null;
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { save, problem } = useSave(saveTaxSlabs, {
    saved: t('settings.taxes.saved', { date: formatDate(asked?.body.validFrom) }),
    refresh: [getTaxes],
  });
  const previewOf = async (body: NewTaxTable): Promise<Preview> => ({
    national: await call(previewTaxSlabs, { body }),
    company: hasCompany ? await call(previewTaxSlabsInCompany, { body }) : null,
  });
  const submit = async (body: NewTaxTable): Promise<void> => {
    setRefused(undefined);
    try {
      const preview = await previewOf(body);
      await new Promise<void>((resolve, reject) => setAsked({ body, preview, resolve, reject }));
    } catch (error) {
      if (error instanceof Error) setRefused(errorText(error));
      throw error;
    }
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    setSaving(true);
    await save({ body: asked.body }).then(asked.resolve, asked.reject);
    setSaving(false);
    setAsked(null);
  };
  const back = (): void => {
    asked?.reject({ fields: [] });
    setAsked(null);
  };
  return { submit, confirm, back, saving, preview: asked?.preview, problem: problem ?? refused };
}

import { call, invalidates, mutation } from '@paga/client';
import { getAllTenants, removeLogo, searchTenants, uploadLogo } from '@paga/contract/company/profile';
import { getPayrollReadiness } from '@paga/contract/company/settings';
import { useToast } from '@paga/kit';
import { useCompany, useMayCall, useShownCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const STALE = [getAllTenants, getPayrollReadiness, searchTenants] as const;

/** The logo of the shown company and how it is changed; the frame takes over the new one at once. */
export function useLogo() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useQueryClient();
  const company = useCompany();
  const shown = useShownCompany();
  const mayEdit = useMayCall('uploadLogo');
  const [sent, setSent] = useState(0);
  const changed = (logo: string | null, text: string): void => {
    shown.change(company.id, { logo });
    toast.success(text);
    for (const list of STALE) void client.invalidateQueries(invalidates(list));
  };
  const uploading = useMutation({
    mutationFn: (logo: File) => call(uploadLogo, { body: { logo } }, { onProgress: setSent }),
    onMutate: () => setSent(0),
    meta: { silent: true },
    onSuccess: ({ logo }) => changed(logo, t('ownCompany.logo.uploaded')),
  });
  const removing = useMutation({
    ...mutation(removeLogo),
    onSuccess: () => changed(null, t('ownCompany.logo.removed')),
  });
  const upload = (logo: File, onDone: () => void): void => uploading.mutate(logo, { onSuccess: onDone });
  return { logo: company.logo, company: company.name, mayEdit, uploading, sent, removing, upload };
}

import { getTenantCertificate as call } from '@paga/contract/reports';
import { read } from '#core/http/handler.ts';
import { tenantCertificate } from './certificate-figures.ts';

export const getTenantCertificate = read({ call, replica: true, run: (ctx) => tenantCertificate(ctx) });

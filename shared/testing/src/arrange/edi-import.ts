import {
  type EdiChoices,
  type EdiConfirmed,
  getEmployeesByStatusCount,
  previewEdiImport,
  saveEdiImport,
} from '@paga/contract/employees';
import type { Reply } from '#server/send-call.ts';
import { testServer } from '#server/server.ts';

/** Personal numbers with a right check digit. */
export const [ARTA, BLERTA, DREN] = ['1234567892', '1999384753', '1008167059'] as const;
const NOTHING_CONFIRMED = { lists: [], leftOut: [], starts: [] };

/** A company whose user reads wage lists of another program and saves their people; each file without a chosen month, unless the choices say so. */
export async function ediImport() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.user);
  const userId = company.id;
  const preview = async (
    files: File[],
    choices: Partial<EdiChoices> = {},
    lists?: File[],
  ): Promise<Reply<typeof previewEdiImport>> =>
    as.call(previewEdiImport, {
      body: {
        ...{ userId, files, ...(lists && { lists }) },
        choices: JSON.stringify({ months: files.map(() => null), lists: [], ...choices }),
      },
    });
  const save = async (
    files: File[],
    choices: Partial<EdiConfirmed> = {},
  ): Promise<Reply<typeof saveEdiImport>> =>
    as.call(saveEdiImport, {
      body: {
        ...{ userId, files },
        choices: JSON.stringify({ months: files.map(() => null), ...NOTHING_CONFIRMED, ...choices }),
      },
    });
  const counts = async (): Promise<Reply<typeof getEmployeesByStatusCount>['body']> =>
    (await as.call(getEmployeesByStatusCount, { query: { tenantId: userId } })).body;
  return { server, company, as, userId, preview, save, counts };
}

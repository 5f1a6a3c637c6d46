import { auditKeyRing } from '@paga/mock-api/core/audit/audit-keys';

/** The keys of the audit log in tests, and no heads written down. */
export const TEST_PROOF = { keys: auditKeyRing([Buffer.alloc(32, 7)]), heads: [], restores: [] };

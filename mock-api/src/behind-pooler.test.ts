// The server's own tests once more behind a pooler, in one file: it is loaded once. The first import is what puts them there.
import '@paga/testing/behind-pooler';
import '#identity/sign-in/login.test.ts';
import '#core/jobs/run-jobs.test.ts';
import '#backup/request-backup.test.ts';
import '#payroll/closing/close-period.test.ts';

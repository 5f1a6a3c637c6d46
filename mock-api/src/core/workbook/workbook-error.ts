import type { ImportProblemCode } from '@paga/contract/employees';

/** A workbook that cannot be read as a whole; `code` is what to tell the person. */
export class WorkbookError extends Error {
  readonly code: Extract<
    ImportProblemCode,
    'fileType' | 'fileBroken' | 'fileTooLarge' | 'tooManyRows' | 'fileEmpty'
  >;
  readonly limit: string | undefined;

  constructor(code: WorkbookError['code'], { limit, cause }: { limit?: string; cause?: unknown } = {}) {
    super(code, { cause });
    this.name = 'WorkbookError';
    this.code = code;
    this.limit = limit;
  }
}

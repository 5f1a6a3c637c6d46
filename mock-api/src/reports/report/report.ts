import type { Endpoint } from '@paga/contract/endpoint';
import type { z } from 'zod';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { Context } from '#core/http/context.ts';
import { type Handler, read, write } from '#core/http/handler.ts';
import type { ReportFormat } from '../files/draw-report.ts';
import type { ReportDrawing } from '../files/drawing.ts';
import { mailReport } from '../files/mail-report.ts';
import { storeReport } from '../files/store-report.ts';

/** A call whose body has all that narrows the report. */
type FilteredBy<Filter> = Endpoint<undefined, undefined, z.ZodType<Filter>>;
/** What the body of a mail has besides. */
type Mailing = { email: string; employeeIds?: readonly number[] };

/** How a report is drawn, and what the log says of a mail of it besides the address and of how many people it is. */
type Drawn<Filter, Loaded> = {
  draw: (ctx: Context, filter: Filter, format: ReportFormat) => Promise<ReportDrawing>;
  load?: (ctx: Context, filter: NoInfer<Filter>) => Promise<Loaded>;
  audit: (facts: {
    ctx: Context;
    filter: NoInfer<Filter>;
    loaded: Loaded;
  }) => Pick<AuditFacts, 'type' | 'objectId' | 'about' | 'new'>;
};

type ReportOf<Filter, Rows, Loaded> = Drawn<Filter, Loaded> & {
  calls: {
    pdf: FilteredBy<NoInfer<Filter>>;
    excel: FilteredBy<NoInfer<Filter>>;
    mail: FilteredBy<NoInfer<Filter> & Mailing>;
  };
  rows?: {
    call: Endpoint<undefined, undefined, z.ZodType<NoInfer<Filter>>, z.ZodType<unknown, Rows>>;
    run: (ctx: Context, filter: NoInfer<Filter>) => Promise<NoInfer<Rows>>;
  };
};

// Every call of a report is posted with its filter: the types of its declaration say so, and the server has checked it.
const filterIn = <Filter>({ body }: { body?: unknown }) => body as Filter;

/** The handler that mails a report as a PDF. */
export function reportMail<Filter, Loaded = undefined>({
  call,
  draw,
  load,
  audit,
}: Drawn<Filter, Loaded> & { call: FilteredBy<NoInfer<Filter> & Mailing> }): Handler {
  return write<Endpoint, Loaded | undefined>({
    call,
    load: async (ctx, input) => load?.(ctx, filterIn(input)),
    run: async (ctx, input) => {
      const filter = filterIn<Filter & Mailing>(input);
      return mailReport(ctx, filter.email, await draw(ctx, filter, 'pdf'));
    },
    audit: ({ ctx, input, loaded }) => {
      const filter = filterIn<Filter & Mailing>(input);
      const line = audit({ ctx, filter, loaded: loaded as Loaded });
      const { email, employeeIds } = filter;
      const people = employeeIds && { employees: employeeIds.length };
      return { ...line, page: 'reports', new: { ...line.new, email, ...people } };
    },
  });
}

/** The handlers of a report: its rows, and what hands it out as a PDF, a workbook and by mail. */
export function report<Filter, Rows = never, Loaded = undefined>({
  calls: { pdf, excel, mail },
  rows,
  ...drawn
}: ReportOf<Filter, Rows, Loaded>): Handler[] {
  const file = (call: Endpoint, format: ReportFormat) =>
    read({
      call,
      replica: true,
      run: async (ctx, input) => storeReport(ctx, await drawn.draw(ctx, filterIn(input), format)),
    });
  const shown =
    rows &&
    read<Endpoint>({ call: rows.call, replica: true, run: (ctx, input) => rows.run(ctx, filterIn(input)) });
  return [
    ...(shown ? [shown] : []),
    file(pdf, 'pdf'),
    file(excel, 'xlsx'),
    reportMail({ ...drawn, call: mail }),
  ];
}

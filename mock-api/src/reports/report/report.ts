import type { Endpoint } from '@paga/contract/endpoint';
import type { z } from 'zod';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { Context } from '#core/http/context.ts';
import { type Handler, read, write } from '#core/http/handler.ts';
import type { ReportFormat } from '../files/draw-report.ts';
import type { ReportDrawing } from '../files/drawing.ts';
import { mailReport } from '../files/mail-report.ts';
import { storeReport } from '../files/store-report.ts';

/** A call whose body has all that the report is asked by. */
type AskedBy<Asked> = Endpoint<undefined, undefined, z.ZodType<Asked>>;
/** What the body of a mail has besides. */
type Mailing = { email: string; employeeIds?: readonly number[] };

/** How a report is drawn, and what the log says of a mail of it besides the address and of how many people it is. */
type Drawn<Asked, Loaded> = {
  draw: (ctx: Context, asked: Asked, format: ReportFormat) => Promise<ReportDrawing>;
  load?: (ctx: Context, asked: NoInfer<Asked>) => Promise<Loaded>;
  audit: (facts: {
    ctx: Context;
    asked: NoInfer<Asked>;
    loaded: Loaded;
  }) => Pick<AuditFacts, 'type' | 'objectId' | 'about' | 'new'>;
};

type ReportOf<Asked, Rows, Loaded> = Drawn<Asked, Loaded> & {
  calls: {
    pdf: AskedBy<NoInfer<Asked>>;
    excel: AskedBy<NoInfer<Asked>>;
    mail: AskedBy<NoInfer<Asked> & Mailing>;
  };
  rows?: {
    call: Endpoint<undefined, undefined, z.ZodType<NoInfer<Asked>>, z.ZodType<unknown, Rows>>;
    run: (ctx: Context, asked: NoInfer<Asked>) => Promise<NoInfer<Rows>>;
  };
};

// Every call of a report is posted with what it is asked by: the types of its declaration say so, and the server has checked it.
const askedIn = <Asked>({ body }: { body?: unknown }) => body as Asked;

/** The handler that mails a report as a PDF. */
export function reportMail<Asked, Loaded = undefined>({
  call,
  draw,
  load,
  audit,
}: Drawn<Asked, Loaded> & { call: AskedBy<NoInfer<Asked> & Mailing> }): Handler {
  return write<Endpoint, Loaded | undefined>({
    call,
    load: async (ctx, input) => load?.(ctx, askedIn(input)),
    run: async (ctx, input) => {
      const asked = askedIn<Asked & Mailing>(input);
      return mailReport(ctx, asked.email, await draw(ctx, asked, 'pdf'));
    },
    audit: ({ ctx, input, loaded }) => {
      const asked = askedIn<Asked & Mailing>(input);
      const line = audit({ ctx, asked, loaded: loaded as Loaded });
      const { email, employeeIds } = asked;
      const people = employeeIds && { employees: employeeIds.length };
      return { ...line, page: 'reports', new: { ...line.new, email, ...people } };
    },
  });
}

/** The handlers of a report: its rows, and what hands it out as a PDF, a workbook and by mail. */
export function report<Asked, Rows = never, Loaded = undefined>({
  calls: { pdf, excel, mail },
  rows,
  ...drawn
}: ReportOf<Asked, Rows, Loaded>): Handler[] {
  const file = (call: Endpoint, format: ReportFormat) =>
    read({
      call,
      run: async (ctx, input) => storeReport(ctx, await drawn.draw(ctx, askedIn(input), format)),
    });
  const shown =
    rows && read<Endpoint>({ call: rows.call, run: (ctx, input) => rows.run(ctx, askedIn(input)) });
  return [
    ...(shown ? [shown] : []),
    file(pdf, 'pdf'),
    file(excel, 'xlsx'),
    reportMail({ ...drawn, call: mail }),
  ];
}

/** The service said no. `code` is its own (2500, 6210), `tid` the number under which it remembers the call. */
export class ServiceRefusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly tid: string | null,
  ) {
    super(`the bookkeeping service refused: ${code}`);
    this.name = 'ServiceRefusal';
  }
}

/** No answer came, or none that can be read: what was sent may have been done. */
export class ServiceSilent extends Error {
  constructor(cause?: unknown) {
    super('the bookkeeping service did not answer', { cause });
    this.name = 'ServiceSilent';
  }
}

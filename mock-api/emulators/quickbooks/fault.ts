/** A refusal of the service, in its own form. `status` is the HTTP status, most are 400. */
export class ServiceFault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly detail: string,
    readonly status = 400,
    readonly type = 'ValidationFault',
  ) {
    super(message);
  }
}

export const fault = {
  invalid: (detail: string) =>
    new ServiceFault('2010', 'Request has invalid or unsupported property', detail),
  missing: (what: string) =>
    new ServiceFault('2020', 'Required param missing, need to supply the required value for the API', what),
  query: (detail: string) => new ServiceFault('4000', 'Error parsing query', `QueryParserError: ${detail}`),
  reference: (kind: string, id: string) =>
    new ServiceFault(
      '2500',
      'Invalid Reference Id',
      `Invalid Reference Id : ${kind} element id ${id} not found`,
    ),
  notFound: () =>
    new ServiceFault(
      '610',
      'Object Not Found',
      'Object Not Found : Something you are trying to use has been made inactive.',
    ),
  stale: () =>
    new ServiceFault(
      '5010',
      'Stale Object Error',
      'Stale Object Error : You and somebody else were working on this at the same time.',
    ),
  business: (detail: string) =>
    new ServiceFault(
      '6000',
      'A business validation error has occurred while processing your request',
      detail,
    ),
  duplicateNumber: (number: string) =>
    new ServiceFault(
      '6140',
      'Duplicate Document Number Error',
      `Duplicate Document Number Error : DocNumber=${number} is assigned already`,
    ),
  closed: () =>
    new ServiceFault(
      '6210',
      'Account Period Closed, Cannot Update Through Services API',
      'The account period has closed and the account books cannot be updated.',
    ),
  duplicateName: () =>
    new ServiceFault('6240', 'Duplicate Name Exists Error', 'The name supplied already exists.'),
};

/** The body of a refusal, as the accounting API writes it. */
export function faultBody({ code, message, detail, type }: ServiceFault, now: Date) {
  return {
    Fault: { Error: [{ Message: message, Detail: detail, code, element: '' }], type },
    time: now.toISOString(),
  };
}

/** The body of a refusal before the API is reached: another spelling, and the time as a number. */
export function gateBody(code: string, name: string, detail: string, now: Date) {
  const message = `message=${name}; errorCode=${code}; statusCode=${code === '003001' ? 429 : 401}`;
  const error = [{ message, detail, code: code.replace(/^0+/, ''), element: null }];
  return {
    warnings: null,
    intuitObject: null,
    fault: { error, type: 'AUTHENTICATION' },
    report: null,
    requestId: null,
    time: now.getTime(),
  };
}

import { getConfig } from '@testing-library/react';

type ElementError = (message: string | null, container: Element) => Error;

function lazyError(read: () => string): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { configurable: true, get: read });
}

/**
 * What a query throws that finds nothing. Inside a wait the page is printed only when somebody reads the message, at the end of the wait: at
 * every look it took a twentieth of a screen test's time.
 */
export function lazyElementError(whole: ElementError): ElementError {
  return function elementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: waiting } = getConfig() as unknown as Record<string, unknown>;
    if (waiting) return lazyError(() => whole(message, container).message);
    const error = whole(message, container);
    // The lines shown are those of the test, not these.
    Error.captureStackTrace(error, elementError);
    return error;
  };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a host name is this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host.replace(/^\[|\]$/g, ''));

const NAMES = new Set(['', 'localhost', '::1', '[::1]']);

/** Whether what is sent to a host never leaves this machine: its own name or address, or the folder of a socket. */
export function staysOnThisMachine(host: string): boolean {
  return NAMES.has(host.toLowerCase()) || /^127(?:\.\d{1,3}){3}$/.test(host) || host.startsWith('/');
}

const said = new Set<string>();

/** Says once a page, in development only, that something of the kit goes away with its next major version, and what stands for it. */
export function deprecated(what: string, instead: string): void {
  if (process.env.NODE_ENV !== 'development' || said.has(what)) return;
  said.add(what);
  // biome-ignore lint/suspicious/noConsole: who develops a remote reads it, and nobody else gets it
  console.warn(`@paga/kit: ${what} is deprecated, use ${instead}`);
}

/** The shell's version: its page's first script is named by its content. Undefined in development. */
export function shellVersion(): string | undefined {
  const sources = [...document.scripts].map(
    ({ src }) => /\/assets\/main\.([0-9a-f]{8,})\.js$/.exec(src)?.[1],
  );
  return sources.find((hash) => hash !== undefined);
}

/** The registry, asked for by the first script of a page with a session, so that it is there when the application is. */
export const registryAhead: Promise<Response> | undefined =
  localStorage.getItem('paga.session') === null
    ? undefined
    : fetch('/remotes.json', {
        cache: 'no-cache',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(4_000),
      });
registryAhead?.catch(() => undefined);

/** What the page's head says of an address, without a slash at its end; undefined where it says nothing. */
const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.replace(/\/+$/, '');

/**
 * Where the specification's two bases are: both at `/api`, unless the build was given other ones for a company's own backend (`API_BASE` and `API_ROOT`, see
 * `docs/operations.md`). An address of the same origin: the session is bound to it.
 */
export function apiBases(): { baseUrl: string; rootUrl: string } {
  const baseUrl = `${location.origin}${said('paga-api-base') ?? '/api'}`;
  const root = said('paga-api-root');
  return { baseUrl, rootUrl: root === undefined ? baseUrl : `${location.origin}${root}` };
}

/** The tax administration's electronic declaration, where `TAX_PORTAL_URL` names no other. */
const EDI = 'https://edeklarimi.atk-ks.org/';

/** Where the tax administration's portal is opened: `TAX_PORTAL_URL` of the environment. Throws unless it is https; asked at start and by the state. */
export function taxPortal(env: NodeJS.ProcessEnv = process.env): string {
  const text = env.TAX_PORTAL_URL?.trim() || EDI;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new Error(`TAX_PORTAL_URL must look like ${EDI}`);
  return url.href;
}

// Where browsers know Trusted Types, no text becomes HTML or the address of a script but through here: the page's policy allows no other.

/** The part of Trusted Types that is used; TypeScript's DOM library does not know them yet. */
type Rules = {
  createHTML: (text: string) => string;
  createScriptURL?: (address: string) => string;
};
type Policy = { createHTML: (text: string) => string };
type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** Text without a tag, such as the styles that antd writes into its `<style>` elements. Throws for any other. */
export function harmlessHtml(text: string): string {
  if (text.includes('<')) throw new TypeError('No text becomes HTML here');
  return text;
}

/** The address of a script of the shell or of a remote. Throws for any other. */
export function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !/^\/(assets|remotes)\/.*\.js$/.test(pathname))
    throw new TypeError('Scripts come from the shell and its remotes only');
  return address;
}

factory?.createPolicy('default', { createHTML: harmlessHtml, createScriptURL: ownScript });

const mails = factory?.createPolicy('paga-mail', { createHTML: (text) => text });

/** Puts the HTML of a mail into a frame that may run nothing: one with an empty `sandbox`. */
export function showMail(frame: HTMLIFrameElement, html: string): void {
  if (frame.getAttribute('sandbox') !== '') throw new TypeError('Mails are shown in a sandbox only');
  frame.srcdoc = mails ? mails.createHTML(html) : html;
}

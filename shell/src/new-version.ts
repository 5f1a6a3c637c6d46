import i18next from 'i18next';

declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** Whether the address of this page brings another shell by now: its first script is another. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector('script[src^="/assets/main"]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-cache', credentials: 'same-origin' });
  return own != null && page.ok && !(await page.text()).includes(own);
}

/** Says that a new version is there, with the one thing to do. Without the kit: what is missing may be part of it. */
export function announceNewVersion(): void {
  if (document.querySelector('.new-version')) return;
  const box = document.createElement('div');
  box.className = 'new-version';
  box.role = 'alert';
  const text = document.createElement('p');
  text.textContent = i18next.t('shell:newVersion.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = i18next.t('shell:newVersion.load');
  button.addEventListener('click', () => location.reload());
  box.append(text, button);
  document.body.append(box);
}

/** From now on a part of the shell that is not there any more, because another shell was deployed meanwhile, says so; what asked for it fails as before. */
export function noticeNewVersions(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    load(chunk).catch(async (error: unknown) => {
      if (await isReplaced().catch(() => false)) announceNewVersion();
      throw error;
    });
}

const MOST = 120;
/** As long as a file system takes: what follows is not looked at, since the patterns below take the square of the length. */
const LONGEST_SENT = 255;

/** Control characters, and those that turn the direction of writing: `fdp.exe` would read as `exe.pdf`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORBIDDEN = /[<>:"|?*%;]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name under which people see a file: the last part of what they called it, without what a file system or a header could take for
 * something else, with the ending of what the file is. `../../contract.exe` that is a PDF becomes `contract.pdf`.
 */
export function shownName(sent: string, extension: string): string {
  const last = (sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '').slice(0, LONGEST_SENT);
  const clean = last.replace(UNSEEN, '').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  const stem = withoutEnding(clean)
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, MOST)
    .trim();
  const named = stem === '' || RESERVED.test(stem) ? `dokument${stem && ` ${stem}`}` : stem;
  return `${named}.${extension}`;
}

const withoutEnding = (name: string) => name.replace(/(\.[a-z0-9]{1,5})+$/i, '');

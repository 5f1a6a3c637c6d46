/** One mail as it is sent: a subject of one line, the text, and the same as HTML. */
export type MailText = { subject: string; text: string; html: string };

/**
 * What a template says, in plain text; `link` is shown as a button in HTML and on a line of its own in text. `figure` is what is copied or compared,
 * such as a code: large in HTML, and nothing beside it on its line.
 */
export type MailParts = {
  subject: string;
  paragraphs: readonly string[];
  figure?: string;
  link?: { label: string; url: string };
  closing: readonly string[];
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as content or attribute value of HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Without line breaks and other control characters, so that a value cannot add a header or a line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A line whose last word brought its own full stop has one: `… for Agimi SH.P.K.` */
const sentence = (text: string) => oneLine(text).replace(/\.\.$/, '.');

const BODY =
  'margin:0;padding:32px 16px;background:#f4f5f7;color:#1c2430;font:16px/1.5 Arial,Helvetica,sans-serif';
const SHEET =
  'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:bold';
const FIGURE = 'margin:0 0 16px;font-size:22px;font-weight:bold';
const SMALL = 'margin:0 0 8px;color:#566070;font-size:14px';

function htmlOf({ subject, paragraphs, figure, link, closing }: MailParts, language: string): string {
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p><p style="${SMALL};word-break:break-all">${escapeHtml(link.url)}</p>`
    : '';
  const lines = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const copied = figure === undefined ? '' : `<p style="${FIGURE}">${escapeHtml(figure)}</p>`;
  const end = closing.map((line) => `<p style="${SMALL}">${escapeHtml(line)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${BODY}"><div style="${SHEET}"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>${lines}${copied}${button}${end}</div></body></html>`;
}

/** Text and HTML of the same parts; every value is brought to one line and escaped. */
export function mailText(parts: MailParts, language: string): MailText {
  const clean: MailParts = {
    subject: oneLine(parts.subject),
    paragraphs: parts.paragraphs.map(sentence),
    closing: parts.closing.map(sentence),
    ...(parts.figure !== undefined && { figure: oneLine(parts.figure) }),
    ...(parts.link && { link: { label: oneLine(parts.link.label), url: parts.link.url } }),
  };
  const link = clean.link ? [`${clean.link.label}:\n${clean.link.url}`] : [];
  const figure = clean.figure === undefined ? [] : [clean.figure];
  const text = [...clean.paragraphs, ...figure, ...link, ...clean.closing, 'Paga'].join('\n\n');
  return { subject: clean.subject, text: `${text}\n`, html: htmlOf(clean, language) };
}

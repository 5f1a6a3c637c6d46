import { renderMail } from './render-mail.ts';

const link = 'https://paga.example.com/resetPassword?token=abc';

test('the link to set a password is in text and HTML, in both languages', () => {
  const values = { name: 'Arta Krasniqi', link };
  const sq = renderMail({ template: 'resetPassword', values }, 'sq');
  const en = renderMail({ template: 'resetPassword', values }, 'en');
  expect([sq.subject, en.subject]).toEqual(['Vendosni fjalëkalimin e ri', 'Set a new password']);
  expect(sq.text).toContain(`\n${link}\n`);
  expect(en.text).toContain('Hello Arta Krasniqi,');
  expect(en.html).toContain(`<a href="${link}"`);
  expect(sq.html).toContain('<html lang="sq">');
});

test('a value cannot bring markup, lines or headers', () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: mira@other.test\u2028"';
  const { html, text } = renderMail({ template: 'twoFactorCode', values: { name, code: '123456' } }, 'en');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: mira@other.test &quot;');
  expect(text).toContain('Hello <img src=x onerror=alert(1)> Bcc: mira@other.test ",\n');
});

test('only an address is broken inside a word, a code stands alone on its line, and a name brings no second full stop', () => {
  const { html, text } = renderMail(
    { template: 'twoFactorCode', values: { name: 'Arta', code: '012345' } },
    'sq',
  );
  expect(text).toContain('\n\n012345\n\n');
  expect(html).toContain('>012345</p>');
  expect(html).not.toContain('break-all');
  const values = { name: 'Arta', companies: 'Agimi SH.P.K.', link };
  const made = renderMail({ template: 'accountMade', values }, 'sq');
  expect(made.text).toContain('për Agimi SH.P.K.\n');
  expect(made.html.match(/break-all">([^<]*)/g)).toEqual([`break-all">${link}`]);
});

test('who did not add a passkey is asked to remove it, as a new password does not', () => {
  const values = { name: 'Arta', passkey: 'Telefoni', change: 'added' } as const;
  const text = (language: 'sq' | 'en') =>
    renderMail({ template: 'passkeyChanged', values }, language).text.replace(/\s+/g, ' ');
  expect(text('sq')).toContain('hiqeni menjëherë nga faqja e llogarisë suaj, ndërroni fjalëkalimin');
  expect(text('en')).toContain('remove it at once on your account page, change your password');
});

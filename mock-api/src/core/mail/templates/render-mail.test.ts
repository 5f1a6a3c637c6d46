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

import { smtpSettings } from './smtp-settings.ts';

test('reads host, port, credentials and sender', () => {
  expect(smtpSettings('smtp://paga%40agimi.test:p%3Aw@mail.agimi.test', undefined)).toEqual({
    host: 'mail.agimi.test',
    port: 587,
    secure: false,
    requireTls: true,
    verifyTls: true,
    credentials: { user: 'paga@agimi.test', pass: 'p:w' },
    from: 'paga@agimi.test',
  });
  expect(smtpSettings('smtps://mail.agimi.test', 'paga@agimi.test')).toMatchObject({
    port: 465,
    secure: true,
    credentials: undefined,
  });
});

test('says what is wrong without the password', () => {
  expect(() => smtpSettings('http://mail.agimi.test', 'paga@agimi.test')).toThrow('SMTP_URL must look like');
  expect(() => smtpSettings('nonsense', 'paga@agimi.test')).toThrow('SMTP_URL must look like');
  expect(() => smtpSettings('smtp://mail.agimi.test', undefined)).toThrow('MAIL_FROM');
  expect(() => smtpSettings('smtp://mail.agimi.test', 'a@agimi.test, b@agimi.test')).toThrow('MAIL_FROM');
});

import { harmlessHtml, ownScript, showMail } from './trusted-types.ts';

test('styles pass as HTML, what could make an element does not', () => {
  const style = '.paga > .ant-btn:hover { color: var(--ant-color-primary); content: "→" }';
  expect([harmlessHtml(style), harmlessHtml('')]).toEqual([style, '']);
  for (const text of ['<img src=x onerror=alert(1)>', 'a<b'])
    expect(() => harmlessHtml(text)).toThrow(TypeError);
});

test('scripts of the shell and of the remotes pass, others do not', () => {
  for (const own of ['/assets/main.0123456789.js', '/remotes/payroll/0.1.0-ab/remoteEntry.js?attempt=1'])
    expect(ownScript(own)).toBe(own);
  expect(ownScript(`${location.origin}/assets/925.a5039f591e.js`)).toContain('/assets/');
  for (const foreign of [
    'https://example.test/assets/main.js',
    '//example.test/remotes/payroll/a.js',
    '/api/files/attachments/1?company=1',
    '/assets/../api/docs/start.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '/assets/logo.svg',
  ])
    expect(() => ownScript(foreign)).toThrow(TypeError);
});

test('the HTML of a mail is shown in a sandbox only', () => {
  const frame = document.createElement('iframe');
  expect(() => showMail(frame, '<p>Mirë</p>')).toThrow(TypeError);
  frame.setAttribute('sandbox', '');
  showMail(frame, '<p>Mirë</p>');
  expect(frame.srcdoc).toBe('<p>Mirë</p>');
});

import { runInNewContext } from 'node:vm';
import { testServer } from '@paga/testing/server';

describe('the API page', () => {
  it('serves the document of every call', async () => {
    const server = await testServer();
    const answer = await server.request('/api/openapi.json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { openapi, paths } = await answer.json();
    expect(openapi).toBe('3.1.0');
    expect(paths['/salaries/generate'].get.operationId).toBe('generateSalaries');
  });

  it('serves the page and its parts from this origin alone', async () => {
    const server = await testServer();
    const page = await server.request('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const [, place] of (await page.text()).matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)) {
      const part = await server.request(place ?? '');
      expect(part.status).toBe(200);
      expect(part.headers.get('content-type')).toContain('charset=utf-8');
      expect(part.headers.get('content-security-policy')).toContain("base-uri 'none'");
      expect((await part.text()).length).toBeGreaterThan(50);
    }
  });

  it('makes HTML of nothing but the plain tags of descriptions, and no script, where the browser knows Trusted Types', async () => {
    const server = await testServer();
    const page = await server.request('/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default dompurify$/,
    );
    expect(await page.text()).toMatch(/plain-html\.js.*swagger-ui-bundle\.js/s);
    const createPolicy = jest.fn();
    const script = await (await server.request('/api/docs/plain-html.js')).text();
    runInNewContext(script, { trustedTypes: { createPolicy } });
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect([name, Object.keys(rules)]).toEqual(['default', ['createHTML']]);
    expect(rules.createHTML('<p>Done</p><p onclick=x><img src=x onerror=x><script>')).toBe(
      '<p>Done</p>&lt;p onclick=x>&lt;img src=x onerror=x>&lt;script>',
    );
  });

  it('answers 404 for other files of the library', async () => {
    const server = await testServer();
    expect((await server.request('/api/docs/package.json')).status).toBe(404);
  });
});

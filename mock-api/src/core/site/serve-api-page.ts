import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument } from '@paga/contract/openapi';
import { Hono } from 'hono';
import { upwards } from '../place.ts';

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paga API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="calls"></div>
<script src="/api/docs/plain-html.js"></script>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, docExpansion: 'none', filter: true, defaultModelsExpandDepth: -1, validatorUrl: null });\n`;
/** Where browsers know Trusted Types: of what Swagger UI writes as HTML the plain tags of its descriptions count, any other is shown as text. */
const PLAIN_HTML = `globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => text.replace(/<(?!\\/?(?:p|code|em|strong|br)>)/g, '&lt;') });\n`;

// Swagger UI draws its icons from data: images and sets style attributes; the sanitizer in it makes a policy of its own.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify";

const assetsFolder = () => upwards(import.meta.dirname, 'node_modules/swagger-ui-dist');

/** The calls as an OpenAPI document (`/api/openapi.json`) and as a page to browse (`/api/docs`). */
export function apiPage(): Hono {
  const page = new Hono({ strict: false });
  let document: string | undefined;
  page.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument());
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
  page.get('/docs', (c) => c.html(PAGE, 200, { 'Content-Security-Policy': POLICY }));
  for (const [name, script] of Object.entries({ 'plain-html.js': PLAIN_HTML, 'start.js': START }))
    page.get(`/docs/${name}`, (c) =>
      c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  page.get('/docs/:file', async (c, next) => {
    const type = ASSETS[c.req.param('file')];
    if (!type) return next();
    return c.body(await readFile(path.join(assetsFolder(), c.req.param('file'))), 200, {
      'Content-Type': type,
      'Cache-Control': 'max-age=3600',
    });
  });
  return page;
}

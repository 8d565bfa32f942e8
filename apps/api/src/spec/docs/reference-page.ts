import type { Mode } from '../../platform/merchant/mode.ts';
import { escaped } from './escaped.ts';

/** The operations of a tag by Swagger UI. Calls can be tried in sandbox alone: in live mode they would move money. */
export const referencePage = (mode: Mode, tag: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${escaped(tag)} · Dasbor API, ${mode}</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="/docs/swagger-ui.css" />
  <style>body { margin: 0; font-family: sans-serif; } p { margin: 1rem 1.25rem 0; }</style>
  <p><a href="/docs">All operations</a></p>
  <main id="reference"></main>
  <script src="/docs/swagger-ui.js"></script>
  <script>
    SwaggerUIBundle({
      url: '/openapi.json?tag=${encodeURIComponent(tag)}',
      dom_id: '#reference',
      deepLinking: true,
      docExpansion: 'list',
      showExtensions: true,
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      supportedSubmitMethods: ${mode === 'sandbox' ? "['get', 'put', 'post', 'patch', 'delete']" : '[]'},
      requestSnippetsEnabled: true,
    });
  </script>
</html>
`;

import { Html, html } from '../../platform/http/html.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { docsPage } from './page.ts';

/** The operations of a tag by Swagger UI. Calls can be tried in sandbox alone: in live mode they would move money. */
export const referencePage = (mode: Mode, tag: string): string =>
  docsPage({
    title: `${tag} · Dasbor API, ${mode}`,
    head: html`<link rel="stylesheet" href="/docs/swagger-ui.css" />
      <style>
        body {
          margin: 0;
          font-family: sans-serif;
        }
        p {
          margin: 1rem 1.25rem 0;
        }
      </style>`,
    body: html`<p><a href="/docs">All operations</a></p>
      <main id="reference"></main>
      <script src="/docs/swagger-ui.js"></script>
      <script>
        ${startOf(mode, tag)};
      </script>`,
  });

/** `tag` is one of the contract's, so it holds nothing that could end the script. */
const startOf = (mode: Mode, tag: string): Html =>
  new Html(`SwaggerUIBundle({
      url: '/openapi.json?tag=${encodeURIComponent(tag)}',
      dom_id: '#reference',
      deepLinking: true,
      docExpansion: 'list',
      showExtensions: true,
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      supportedSubmitMethods: ${mode === 'sandbox' ? "['get', 'put', 'post', 'patch', 'delete']" : '[]'},
      requestSnippetsEnabled: true,
    });`);

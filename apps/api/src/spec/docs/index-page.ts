import { html } from '../../platform/http/html.ts';
import type { Html } from '../../platform/http/html.ts';
import { docsPage } from './page.ts';
import type { DocumentedOperation } from './part-of.ts';

type Tag = { name: string; description: string };

/** Every operation on one page, so that the browser's own search finds it. */
export const indexPage = (tags: readonly Tag[], operations: readonly DocumentedOperation[]): string =>
  docsPage({
    title: 'Dasbor API',
    head: STYLE,
    body: html`<h1>Dasbor API</h1>
      <p>
        Each page shows its operations and, in sandbox, lets you call them.
        <a href="/openapi.json">The contract as OpenAPI 3.1</a>,
        <a href="/docs/postman.json" download="dasbor.postman_collection.json"
          >a collection for Postman and Bruno</a
        >.
      </p>
      <main>${tags.map((tag) => sectionOf(tag, operations))}</main>`,
  });

const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }
  body {
    max-width: 72rem;
    margin: 2rem auto;
    padding: 0 1rem;
  }
  main {
    columns: 20rem;
    column-gap: 2rem;
  }
  section {
    break-inside: avoid-column;
    margin-bottom: 1.4rem;
  }
  h2 {
    font-size: 1.05rem;
    margin: 0;
  }
  p {
    margin: 0 0 0.3rem;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
  }
</style>`;

const sectionOf = ({ name, description }: Tag, operations: readonly DocumentedOperation[]): Html =>
  html`<section>
    <h2><a href="/docs/${name}">${name}</a></h2>
    <p>${description}</p>
    <ul>
      ${operations
        .filter(({ tags }) => tags.includes(name))
        .map(
          ({ operationId, summary }) =>
            html`<li><a href="/docs/${name}#/${name}/${operationId}">${operationId}</a> ${summary}</li>`,
        )}
    </ul>
  </section>`;

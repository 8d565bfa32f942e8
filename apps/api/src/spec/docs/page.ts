import { html } from '../../platform/http/html.ts';
import type { Html } from '../../platform/http/html.ts';
import type { Contract } from '../contract.ts';
import { operationSection } from './operation.ts';
import { SCRIPT, STYLE } from './style.ts';

export const docsPage = (contract: Contract): string => {
  const { info, tags, operations } = contract;
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${info.title} ${info.version}</title>
      <link rel="icon" href="data:," />
      ${STYLE}
      <nav aria-label="Operations">
        <h1>${info.title} <small>${info.version}</small></h1>
        <input id="filter" type="search" placeholder="Find an operation" aria-label="Find an operation" />
        ${groups.map(
          (group) =>
            html`<h2>${group.name}</h2>
              <ul>
                ${group.operations.map(
                  ({ id, method }) =>
                    html`<li data-name="${id}">
                      <a href="#${id}"><span class="verb ${method}">${method}</span>${id}</a>
                    </li>`,
                )}
              </ul>`,
        )}
      </nav>
      <main>
        <header>
          <p>${withCode(info.description)}</p>
          <p><a href="/openapi.json">openapi.json</a></p>
        </header>
        ${groups.map(
          (group) =>
            html`<section>
              <h2>${group.name}</h2>
              <p>${group.description}</p>
              ${group.operations.map((operation) => operationSection(contract, operation))}
            </section>`,
        )}
        ${errorTable(contract)}
      </main>
      ${SCRIPT}
    </html>`.text;
};

/** The contract writes names in backticks, as Markdown does. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));

const errorTable = ({ catalogue }: Contract): Html => html`
  <section id="errors">
    <h2>errors</h2>
    <p>Every code that an answer or one of its fields may carry.</p>
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Status</th>
          <th>Meaning</th>
          <th>Retry</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(catalogue).map(
          ([code, { status, title, action, cause, retryable }]) =>
            html`<tr id="${code}">
              <td><code>${code}</code></td>
              <td>${status}</td>
              <td><strong>${title.en}</strong> ${action?.en} <em lang="id">${title.id}</em><br />${cause}</td>
              <td>${retryable ? 'yes' : 'no'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>
`;

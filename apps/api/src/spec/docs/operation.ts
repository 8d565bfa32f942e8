import { html } from '../../platform/http/html.ts';
import type { Html } from '../../platform/http/html.ts';
import { follow } from '../contract.ts';
import type { Contract, Media, Operation, Parameter } from '../contract.ts';
import { typeOf } from './schema-text.ts';

export const operationSection = (contract: Contract, operation: Operation): Html => html`
  <article id="${operation.id}">
    <h3>
      <span class="verb ${operation.method}">${operation.method}</span> <code>${operation.path}</code>
      <small>${operation.id}</small>
    </h3>
    <p class="summary"><strong>${operation.summary}.</strong> ${operation.description}</p>
    <ul class="rules">
      ${rulesOf(operation).map((rule) => html`<li>${rule}</li>`)}
    </ul>
    ${operation.parameters.length > 0 ? parameterTable(contract, operation.parameters) : null}
    ${
      operation.body
        ? html`<h4>Body</h4>
            ${mediaOf(contract, operation.body.content)}`
        : null
    }
    ${successesOf(operation).map(
      ([status, response]) =>
        html`<h4>Answer ${status}</h4>
          ${response.content ? mediaOf(contract, response.content) : html`<p>No content.</p>`}`,
    )}
    <h4>Errors</h4>
    <ul class="errors">
      ${errorsOf(operation).map(
        ({ status, code }) =>
          html`<li>
            <a href="#${code}"><b>${status}</b> ${code}</a>
          </li>`,
      )}
    </ul>
  </article>
`;

const rulesOf = (operation: Operation): Html[] => {
  const { permission, scope, feature, otp, otpMode, otpFeature, idempotent, mode } = operation;
  return [
    ...(permission === 'key' ? [] : [WHO[permission] ?? html`permission <code>${permission}</code>`]),
    ...(scope === null
      ? []
      : [scope === 'any' ? html`any API key` : html`API key with <code>${scope}</code>`]),
    ...(feature ? [html`feature <code>${feature}</code>`] : []),
    ...(otp
      ? [
          html`confirmed by a code${otpMode === 'live' ? ' in live' : ''}, purpose
            <code>${otp}</code>${otpFeature && html`, where <code>${otpFeature}</code> is on`}`,
        ]
      : []),
    ...(idempotent ? [html`takes an <code>Idempotency-Key</code>`] : []),
    ...(mode === 'sandbox' ? [html`sandbox only`] : []),
  ];
};

const WHO: Readonly<Record<string, Html>> = { public: html`no sign-in`, any: html`signed in` };

const parameterTable = (contract: Contract, parameters: readonly Parameter[]): Html => html`
  <h4>Parameters</h4>
  <table>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, description, schema, content }) =>
          html`<tr>
            <td><code>${name}</code>${required ? html` <b title="required">*</b>` : null}</td>
            <td>${place}</td>
            <td><code>${typeOf(contract, schema ?? content?.['application/json'].schema ?? {})}</code></td>
            <td>${description}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

const mediaOf = (contract: Contract, content: Readonly<Record<string, Media>>): Html[] =>
  Object.entries(content).map(
    ([type, { schema, examples = {} }]) => html`
      <p><code>${type}</code> <code class="type">${typeOf(contract, schema)}</code></p>
      ${Object.entries(examples).map(
        ([name, example]) =>
          html`<details>
            <summary>${name}</summary>
            <pre>${shown(follow<{ value: unknown }>(contract.document, example).value)}</pre>
          </details>`,
      )}
    `,
  );

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const successesOf = ({ responses }: Operation) =>
  Object.entries(responses).filter(([status]) => Number(status) < 400);

const errorsOf = ({ responses }: Operation): { status: string; code: string }[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content }]) =>
      Object.keys(content?.['application/json']?.examples ?? {}).map((code) => ({ status, code })),
    );

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addKeywords } from '../../../packages/contract/src/keywords.ts';
import { bundleContract, operationsOf, webhooksOf } from '../../gen/bundle.mjs';
import { servedContract } from '../../gen/served.mjs';
import { inRoot } from '../paths.mjs';

const contract = bundleContract(inRoot('openapi'));
const served = servedContract(contract);

const ajvOf = (document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  addKeywords(ajv);
  return ajv.addSchema(document, 'doc');
};

const validators = { contract: ajvOf(contract), served: ajvOf(served) };

const payment = contract.components.examples['va-processing'].value.data;
const accepts = (document, schema, value) =>
  validators[document].validate({ $ref: `doc#/components/schemas/${schema}` }, value);

describe('the served contract', () => {
  it('accepts a response of a later release, which our own tests refuse', () => {
    for (const later of [
      { ...payment, status: 'held' },
      { ...payment, payment_method: 'crypto' },
      { ...payment, carbon_grams: 3 },
    ]) {
      assert.equal(accepts('contract', 'Payment', later), false);
      assert.equal(accepts('served', 'Payment', later), true);
    }
    assert.equal(accepts('served', 'Payment', { ...payment, status: 7 }), false);
  });

  it('has no closed object or enumeration in any response or event', () => {
    const closed = [];
    const seen = new Set();
    const look = (node, at) => {
      if (typeof node !== 'object' || node === null || seen.has(node)) return;
      seen.add(node);
      if (node.$ref) return look(follow(node.$ref), node.$ref);
      if (node.additionalProperties === false || node.unevaluatedProperties === false) closed.push(at);
      const isOpened = node.anyOf?.some((part) => part.type === 'string' && !part.enum);
      for (const [key, part] of Object.entries(node))
        if (!/^(x-|examples?$)/.test(key) && !(key === 'anyOf' && isOpened)) look(part, `${at}/${key}`);
      if (node.enum?.filter((word) => typeof word === 'string').length > 1) closed.push(at);
    };
    for (const { operation } of operationsOf(served)) look(operation.responses, operation.operationId);
    for (const { event, operation } of webhooksOf(served)) look(operation.requestBody, event);
    assert.deepEqual(closed, []);
  });

  it('is unchanged for requests', () => {
    const sentOf = (document) =>
      JSON.stringify(
        operationsOf(document).map(({ operation: { parameters, requestBody } }) => [parameters, requestBody]),
      );
    assert.equal(sentOf(served), sentOf(contract));
    for (const schema of ['CreatePaymentRequest', 'PaymentFilters', 'WebhookEvents', 'WebhookEventName'])
      assert.deepEqual(served.components.schemas[schema], contract.components.schemas[schema]);
  });

  it('accepts every example of the contract', () => {
    let checked = 0;
    for (const { path, method, operation } of operationsOf(served))
      for (const [status, response] of Object.entries(operation.responses))
        for (const [type, media] of Object.entries(response.content ?? {})) {
          if (Number(status) > 299) continue;
          const schema = pointer('paths', path, method, 'responses', status, 'content', type, 'schema');
          for (const example of Object.values(media.examples ?? {})) {
            const { value } = example.$ref ? follow(example.$ref) : example;
            if (typeof value !== 'object') continue;
            checked += 1;
            const isRight = validators.served.validate(schema, value);
            assert.ok(isRight, `${operation.operationId}: ${validators.served.errorsText()}`);
          }
        }
    assert.ok(checked > 150);
  });
});

const follow = (ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')], served);

const pointer = (...parts) =>
  `doc#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

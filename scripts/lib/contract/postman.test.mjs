import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import postman from 'postman-collection';
import { bundleContract, operationsOf } from '../../gen/bundle.mjs';
import { postmanCollection } from '../../gen/postman.mjs';
import { inRoot } from '../paths.mjs';

const contract = bundleContract(inRoot('openapi'));
const collection = new postman.Collection(postmanCollection(contract));
const requests = [];
collection.forEachItem((item) => requests.push(item));
const requestOf = (name) => requests.find((item) => item.name === name).request;

describe('the Postman collection', () => {
  it('has each operation of the contract once, under its tag', () => {
    const wanted = operationsOf(contract).map(
      ({ operation }) => `${operation.tags[0]} ${operation.operationId}`,
    );

    assert.deepEqual(
      requests.map((item) => `${item.parent().name} ${item.name}`).toSorted(),
      wanted.toSorted(),
    );
  });

  it('calls the sandbox, with the key where a key may call, else as a person or as nobody', () => {
    const variables = collection.variables.toObject();

    assert.equal(variables.baseUrl, contract.servers[1].url);
    assert.deepEqual([variables.key, variables.token], ['', '']);
    assert.deepEqual(
      ['createOrder', 'getSession', 'login'].map((name) => requestOf(name).auth.type),
      ['basic', 'bearer', 'noauth'],
    );
  });

  it('sends the first example of a body, and a new idempotency key each time', () => {
    const { body, headers, method, url } = requestOf('createOrder');

    assert.equal(method, 'POST');
    assert.equal(url.getPath(), '/dashboard/orders');
    assert.equal(JSON.parse(body.raw).reference_id, 'INV-20261120-0028');
    assert.equal(headers.get('Idempotency-Key'), '{{$guid}}');
  });

  it('leaves optional parameters out until they are filled in, and names those of the path', () => {
    const list = requestOf('listOrders').url;
    const { url } = requestOf('getOrder');

    assert.equal(list.getQueryString({ ignoreDisabled: true }), '');
    assert.deepEqual([url.toString(), url.variables.has('id')], ['{{baseUrl}}/dashboard/orders/:id', true]);
  });
});

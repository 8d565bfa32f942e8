import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strangersIn } from './reserved-names.mjs';

const contract = (url) => ({ components: { examples: { webhook: { value: { data: [{ url }] } } } } });
const found = (url) => strangersIn(contract(url)).length;

describe('addresses in examples', () => {
  it('are of names that nobody can register', () => {
    assert.deepEqual(strangersIn(contract('https://api.kopi.id/dasbor')), [
      "examples/webhook/value/data/0/url: api.kopi.id may be somebody's; reserved names end with .example",
    ]);
    for (const reserved of ['api.kopi.example', 'kopi.test', 'localhost:4001', 'example.com'])
      assert.equal(found(`https://${reserved}/dasbor`), 0, reserved);
  });

  it('are found inside a text, and in mail addresses too', () => {
    assert.equal(found('POST https://example.com.kopi.id and http://notexample/x'), 2);
    assert.equal(found('siti@kopi.id'), 1);
    assert.equal(found('siti@kopi.example'), 0);
  });
});

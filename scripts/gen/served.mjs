// The contract as `/openapi.json` serves it: what is sent stays closed, what is answered is open. A later release may answer another
// status, code or field, and a client that somebody generated from this document must still read it (docs/decisions/0028-open-enums.md).
// Our own tests check against the closed document.
import { answersOf, reach, SCHEMA, sentOf } from './answered.mjs';

/** @param {object} contract the bundled OpenAPI document @returns {object} a copy with open answers and webhook events */
export function servedContract(contract) {
  const served = structuredClone(contract);
  const { schemas } = served.components;
  const sent = reach(served, sentOf(served));
  const received = [...reach(served, answersOf(served))];
  // A schema that is sent as well stays closed itself; its answers get a copy.
  const copies = new Map(received.filter((name) => sent.has(name)).map((name) => [name, `${name}Answered`]));
  for (const [name, copy] of copies) schemas[copy] = open(structuredClone(schemas[name]));
  for (const name of received) if (!sent.has(name)) schemas[name] = open(schemas[name]);
  for (const part of answersOf(served).flat()) if (part) Object.assign(part, open(part));
  return served;

  function open(node, key = '') {
    if (node === null || typeof node !== 'object' || /^(x-|examples?$)/.test(key)) return node;
    if (Array.isArray(node)) return node.map((part) => open(part));
    const { additionalProperties, unevaluatedProperties, oneOf, ...rest } = node;
    const opened = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, open(part, name)]));
    if (additionalProperties) opened.additionalProperties = open(additionalProperties);
    if (unevaluatedProperties) opened.unevaluatedProperties = open(unevaluatedProperties);
    // Open variants may both fit.
    if (oneOf) opened.anyOf = open(oneOf);
    const copy = copies.get(opened.$ref?.slice(SCHEMA.length));
    if (copy) opened.$ref = SCHEMA + copy;
    return isWords(opened) ? withOtherWords(opened) : opened;
  }
}

/** One word alone tells variants of an answer apart and cannot be another. */
const isWords = ({ enum: values }) => values?.filter((word) => typeof word === 'string').length > 1;

/** The known words first, for whoever generates types of them. */
function withOtherWords({ type, enum: words, ...about }) {
  return { ...about, anyOf: [{ ...(type && { type }), enum: words }, { type: 'string' }] };
}

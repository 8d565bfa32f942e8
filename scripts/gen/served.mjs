// The contract as served by `/openapi.json`: requests stay closed, responses are open. A later release may return another status, code
// or field, and a client generated from this document must still parse it (docs/decisions/0028-open-enums.md). Our own tests use the
// closed document.
import { answersOf, reach, SCHEMA, sentOf } from './answered.mjs';

/** @param {object} contract the bundled OpenAPI document @returns {object} a copy with open responses and webhook events */
export const servedContract = (contract) => {
  const served = structuredClone(contract);
  const { schemas } = served.components;
  const sent = reach(served, sentOf(served));
  const received = [...reach(served, answersOf(served))];
  // A schema that is also sent stays closed; responses use a copy of it.
  const copies = new Map(received.filter((name) => sent.has(name)).map((name) => [name, `${name}Answered`]));
  const open = (node, key = '') => {
    if (node === null || typeof node !== 'object' || /^(x-|examples?$)/.test(key)) return node;
    if (Array.isArray(node)) return node.map((part) => open(part));
    const { additionalProperties, unevaluatedProperties, oneOf, ...rest } = node;
    const opened = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, open(part, name)]));
    if (additionalProperties) opened.additionalProperties = open(additionalProperties);
    if (unevaluatedProperties) opened.unevaluatedProperties = open(unevaluatedProperties);
    // Several open variants may match.
    if (oneOf) opened.anyOf = open(oneOf);
    const copy = copies.get(opened.$ref?.slice(SCHEMA.length));
    if (copy) opened.$ref = SCHEMA + copy;
    return isWords(opened) ? withOtherWords(opened) : opened;
  };
  for (const [name, copy] of copies) schemas[copy] = open(structuredClone(schemas[name]));
  for (const name of received) if (!sent.has(name)) schemas[name] = open(schemas[name]);
  for (const part of answersOf(served).flat()) if (part) Object.assign(part, open(part));
  return served;
};

/** A single value is the discriminator of a variant and stays closed. */
const isWords = ({ enum: values }) => values?.filter((word) => typeof word === 'string').length > 1;

/** The known values first, for code generators. */
const withOtherWords = ({ type, enum: words, ...about }) => ({
  ...about,
  anyOf: [{ ...(type && { type }), enum: words }, { type: 'string' }],
});

// Names that nobody can register (RFC 2606), and the machine that one works at.
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;
const NAMED = /(?:https?:\/\/|@)([\w-]+(?:\.[\w-]+)*)/g;

/** Addresses in the contract's examples that belong, or could belong, to somebody: examples are sent as they stand, by people and by runs. */
export const strangersIn = (contract) => {
  const look = (node, at) => {
    if (typeof node === 'string')
      return [...node.matchAll(NAMED)].flatMap(([, host]) =>
        RESERVED.test(host) ? [] : [`${at}: ${host} may be somebody's; reserved names end with .example`],
      );
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, part]) => look(part, `${at}/${key}`));
  };
  return look(contract.components.examples ?? {}, 'examples');
};

/** What a list of values says already. Generators such as orval 7 fail on it beside an `enum`. */
const REDUNDANT = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'];

/** @param {object} contract the bundled OpenAPI document @returns {string[]} one line for each keyword beside an `enum` that repeats it */
export function boundedEnums(contract) {
  const look = (node, at) => {
    if (typeof node !== 'object' || node === null) return [];
    const found = Array.isArray(node.enum) ? REDUNDANT.filter((keyword) => keyword in node) : [];
    return [
      ...found.map((keyword) => `${at}: ${keyword} is redundant beside enum`),
      ...Object.entries(node).flatMap(([key, part]) => look(part, `${at}/${key}`)),
    ];
  };
  return look({ paths: contract.paths, webhooks: contract.webhooks, components: contract.components }, '#');
}

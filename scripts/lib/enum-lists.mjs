/** Lists whose items are unique and of an enum, and that cannot hold all of it: who ticks everything would be refused. */
export const shortEnumLists = (contract) => {
  const follow = (part) =>
    part?.$ref
      ? part.$ref
          .slice(2)
          .split('/')
          .reduce(
            (node, key) => node[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
            contract,
          )
      : part;
  const look = (node, at) => {
    if (typeof node !== 'object' || node === null) return [];
    const values = node.type === 'array' && node.uniqueItems ? follow(node.items)?.enum : undefined;
    const isShort = values !== undefined && node.maxItems < values.length;
    return [
      ...(isShort ? [`${at}: at most ${node.maxItems} of the ${values.length} values of its enum`] : []),
      ...Object.entries(node).flatMap(([key, part]) => look(part, `${at}/${key}`)),
    ];
  };
  return look(contract, '#');
};

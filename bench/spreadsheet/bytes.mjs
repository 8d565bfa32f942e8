export const bytesOf = async (pieces) => {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

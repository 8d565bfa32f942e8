const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const;

/** A writer's output as a file to save. */
export const blobOf = async (
  format: keyof typeof TYPES,
  pieces: AsyncIterable<Uint8Array>,
): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) parts.push(new Uint8Array(piece));
  return new Blob(parts, { type: TYPES[format] });
};

import type { Deps } from '../../deps.ts';

/** The storage takes files whole, so a long one is stored in pieces. */
const PIECE_BYTES = 4 * 1024 * 1024;

export const keyOf = (pieceId: string): string => `exports/${pieceId}`;

/** Regroups bytes into pieces of 4 MiB; only the last is shorter. */
export const inPieces = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    held.push(part);
    size += part.length;
    if (size < PIECE_BYTES) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at >= PIECE_BYTES; at += PIECE_BYTES) yield all.subarray(at, at + PIECE_BYTES);
    held = at < all.length ? [all.subarray(at)] : [];
    size = all.length - at;
  }
  if (size > 0) yield Buffer.concat(held);
};

export class PieceMissing extends Error {}

/** The pieces in their order. A missing or shortened one ends the download with an error, never silently. */
export const readPieces = async function* (
  storage: Deps['storage'],
  pieces: readonly { id: string; size: number }[],
): AsyncGenerator<Uint8Array> {
  for (const { id, size } of pieces) {
    const bytes = await storage.get(keyOf(id));
    if (bytes?.length !== size)
      throw new PieceMissing(`piece ${id} of an exported file is missing or has another size`);
    yield bytes;
  }
};

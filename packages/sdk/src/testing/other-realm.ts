import { runInNewContext } from 'node:vm';

/** The bytes of a text in the classes of another realm, as jest with jsdom has them: `instanceof` of this one knows none of them. */
export function ofOtherRealm(text: string): { view: Uint8Array; buffer: ArrayBuffer } {
  const bytes = JSON.stringify([...new TextEncoder().encode(text)]);
  // A view of a part, as a Buffer of Node's pool is.
  const view = runInNewContext(`new Uint8Array([0, ...${bytes}]).subarray(1)`) as Uint8Array;
  return { view, buffer: runInNewContext(`new Uint8Array(${bytes}).buffer`) as ArrayBuffer };
}

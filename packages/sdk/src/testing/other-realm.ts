import { runInNewContext } from 'node:vm';

/** The bytes of a text in classes of another realm, as in jest with jsdom, where `instanceof` fails. */
export const ofOtherRealm = (text: string): { view: Uint8Array; buffer: ArrayBuffer } => {
  const bytes = JSON.stringify([...new TextEncoder().encode(text)]);
  // A view of part of a buffer, like a Buffer from Node's pool.
  const view = runInNewContext(`new Uint8Array([0, ...${bytes}]).subarray(1)`) as Uint8Array;
  return { view, buffer: runInNewContext(`new Uint8Array(${bytes}).buffer`) as ArrayBuffer };
};

import { clear, createStore, type UseStore } from 'idb-keyval';
import { forgetOwn } from './own-keys.ts';

let opened: UseStore | undefined;

/** Where files that are half mended lie on this machine: too big for the storage of a form. */
export const leftWork = (): UseStore => (opened ??= createStore('dasbor-disbursements', 'kept'));

/**
 * Whoever signs out leaves no salaries behind, neither in files nor in forms. Whose they were is no longer known by then, so that
 * everybody's go; an expired or an idle session is no sign-out, and what was half done is there when the same person comes back.
 */
export async function forgetLeftWork(): Promise<void> {
  try {
    forgetOwn();
    await clear(leftWork());
  } catch {
    // Where a browser keeps nothing (a private window) there is nothing to forget.
  }
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts @returns {string} an absolute path inside the checkout */
export const inRoot = (...parts) => join(root, ...parts);

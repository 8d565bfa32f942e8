import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { loadAllWords } from './load-words.ts';

// On a busy machine a page takes longer than the default second.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so it has no media queries: a desktop in a light room.
globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor has it anywhere to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadAllWords('id');
});

afterEach(cleanup);

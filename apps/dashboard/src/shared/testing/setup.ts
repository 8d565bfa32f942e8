import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { loadAllWords } from './load-words.ts';

// On a busy machine a page needs more than the default of one second.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout and no media queries: emulate a desktop with a light theme.
globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadAllWords('id');
});

afterEach(cleanup);

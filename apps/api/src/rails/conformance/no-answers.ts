import type { WireFault } from './wire.ts';

const HTML = '<html><body>Bad gateway</body></html>';
/** Answers that say nothing about the money. */
export const NO_ANSWERS: readonly [string, WireFault][] = [
  ['a broken connection', { kind: 'call_lost' }],
  ['a lost answer', { kind: 'answer_lost' }],
  ['an answer that is cut in half', { kind: 'answer_cut' }],
  ['a page of a gateway', { kind: 'answered', status: 502, body: HTML }],
  ['a page that says 200', { kind: 'answered', status: 200, body: HTML }],
  ['a page that says 404', { kind: 'answered', status: 404, body: HTML }],
  ['an empty answer', { kind: 'answered', status: 200, body: '' }],
  ['JSON of somebody else', { kind: 'answered', status: 200, body: '{"status":"ok"}' }],
  ['a redirect', { kind: 'answered', status: 302, body: '' }],
];

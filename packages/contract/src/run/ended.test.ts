import { expect, test } from 'vitest';
import { openKitchen, runInKitchen } from '../testing/kitchen.ts';
import { failuresOf } from '../testing/run-against.ts';
import type { Fault } from '../testing/small-server.ts';

test.each([
  ['a removal', 'scrapKettle', /^ket_\d{26}: scrapKettle answers 200, and it is still there$/],
  [
    'an end that leaves a record',
    'quenchLamp',
    /^lam_\d{26}: quenchLamp answers 200, and its lit is still true$/,
  ],
])('%s that has no effect is reported in its case, and so is what remains', async (_, ends, line) => {
  const kitchen = openKitchen();
  const asIfDone: Fault = (answer, asked) => {
    const [, , id, what] = asked.url.pathname.split('/');
    return answer.status === 404 && id && ['scrap', 'quench'].includes(what ?? '')
      ? { status: 200, body: { data: { id, ...(what === 'quench' && { lit: false }) } } }
      : kitchen.serve(answer, asked);
  };

  const { results, left } = await runInKitchen(
    { serve: asIfDone },
    { only: [ends, ends === 'quenchLamp' ? 'lightLamp' : 'createKettle'] },
  );

  expect(failuresOf(results)).toContain(`${ends}: asked plainly it succeeds`);
  expect(left).toHaveLength(ends === 'quenchLamp' ? kitchen.lamps.size : kitchen.kettles.size);
  for (const one of left) expect(one).toMatch(line);
});

test('a record that was reported as removed, but still exists, is reported', async () => {
  const kitchen = openKitchen();
  const asIfGone: Fault = (answer, asked) =>
    asked.url.pathname.endsWith('/scrap')
      ? { status: 404, body: { error_code: 'DPAY_KETTLE_NOT_FOUND' } }
      : kitchen.serve(answer, asked);

  const { left } = await runInKitchen({ serve: asIfGone }, { only: ['createKettle'] });

  expect(left).toEqual([
    expect.stringMatching(
      /^ket_\d{26}: scrapKettle answers 404 DPAY_KETTLE_NOT_FOUND, and it is still there$/,
    ) as string,
  ]);
});

test('a record that should stay, but no longer exists, is reported', async () => {
  const kitchen = openKitchen();
  const hiding: Fault = (answer, asked) => {
    const honest = kitchen.serve(answer, asked);
    const isList = asked.method === 'GET' && asked.url.pathname === '/lamps' && honest.status === 200;
    return isList ? { status: 200, body: { data: [] } } : honest;
  };

  const { left } = await runInKitchen({ serve: hiding }, { only: ['lightLamp'] });

  expect(left).toEqual([
    expect.stringMatching(/^lam_\d{26}: quenchLamp answers 200, and it is not there any more$/) as string,
  ]);
});

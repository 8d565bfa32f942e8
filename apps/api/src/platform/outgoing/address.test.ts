import { isIP } from 'node:net';
import { hostOf, isAddress, isPublicAddress, webhookUrlProblem } from '@dasbor/domain/webhooks';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// The domain parses addresses itself, because it also runs in browsers. This compares it with Node's own parser.

test('the domain and Node recognise the same addresses', () => {
  const text = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,20}$/));
  fc.assert(
    fc.property(text, (one) => {
      // Some parsers read `010` as octal 8. Node and URL reject or rewrite it.
      fc.pre(!/(^|[.:])0\d+(\.|$)/.test(one));
      expect(isAddress(one)).toBe(isIP(one) !== 0);
    }),
    { numRuns: 3000 },
  );
});

test('a number as the host of a URL is judged by the address that it encodes', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), fc.constantFrom(10, 16), (number, base) => {
      const url = `https://${base === 16 ? '0x' : ''}${number.toString(base)}/`;
      const isAllowed = webhookUrlProblem(url, { loopback: false }) === undefined;
      expect(isAllowed).toBe(isPublicAddress(hostOf(new URL(url))));
    }),
  );
});

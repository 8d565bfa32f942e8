import { isIP } from 'node:net';
import { hostOf, isAddress, isPublicAddress, webhookUrlProblem } from '@dasbor/domain/webhooks';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// The domain reads addresses by itself, as it runs in browsers too; here it is held against the runtime that connects.

test('the domain takes for an address exactly what the runtime takes for one', () => {
  const text = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,20}$/));
  fc.assert(
    fc.property(text, (one) => {
      // `010` is eight to some; the runtime refuses it and so does a URL, which writes addresses anew.
      fc.pre(!/(^|[.:])0\d+(\.|$)/.test(one));
      expect(isAddress(one)).toBe(isIP(one) !== 0);
    }),
    { numRuns: 3000 },
  );
});

test('any number as the host of a URL is judged by the address that it means', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), fc.constantFrom(10, 16), (number, base) => {
      const url = `https://${base === 16 ? '0x' : ''}${number.toString(base)}/`;
      const isAllowed = webhookUrlProblem(url, { loopback: false }) === undefined;
      expect(isAllowed).toBe(isPublicAddress(hostOf(new URL(url))));
    }),
  );
});

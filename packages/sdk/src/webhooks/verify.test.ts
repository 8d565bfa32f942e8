import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { eventExample, eventNames } from '../testing/contract-events.ts';
import { ofOtherRealm } from '../testing/other-realm.ts';
import { fromRequest, signWebhook, verifyWebhook, webhookRequest } from './index.ts';

const secret = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`;
const before = `whsec_${btoa('the-secret-before-the-rotation!!')}`;
const event = eventExample('payment.completed');
const now = new Date('2026-11-20T03:40:20Z');
const signed = await signWebhook({ event, secrets: secret, now });
const verify = (over: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ ...signed, secrets: secret, now, ...over });

describe('a webhook', () => {
  it.each(eventNames())('of %s is returned as it was sent', async (name) => {
    const example = eventExample(name);
    const request = await signWebhook({ event: example, secrets: secret, now });

    expect(await verify(request)).toEqual(example);
  });

  it('may be text, bytes, a Node buffer or an array buffer', async () => {
    const bytes = new TextEncoder().encode(signed.body);

    for (const body of [signed.body, bytes, Buffer.from(bytes), bytes.buffer])
      expect(await verify({ body })).toEqual(event);
  });

  it('may be bytes from another realm', async () => {
    const { view, buffer } = ofOtherRealm(signed.body);

    expect([view instanceof Uint8Array, buffer instanceof ArrayBuffer]).toEqual([false, false]);
    for (const body of [view, buffer]) expect(await verify({ body })).toEqual(event);
  });

  it('may have its headers as Headers, as in Node, or in any letter case', async () => {
    const { headers } = signed;
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([key, text]) => [key.toUpperCase(), text]),
    );
    const listed = Object.fromEntries(Object.entries(headers).map(([key, text]) => [key, [text]]));

    for (const given of [new Headers(headers), headers, shouted, listed])
      expect(await verify({ headers: given })).toEqual(event);
  });

  it('can be read from a Request', async () => {
    const request = await webhookRequest('https://toko.contoh.id/webhooks', { event, secrets: secret, now });

    expect(request.method).toBe('POST');
    expect(await verifyWebhook({ ...(await fromRequest(request)), secrets: secret, now })).toEqual(event);
  });

  it('keeps names outside ASCII', async () => {
    const body = signed.body.replace('KOPI NUSANTARA', 'KOPI NUSANTARA ☕ é');
    const request = await signWebhook({ event: body, secrets: secret, now });

    expect(await verify(request)).toHaveProperty('data.virtual_account.name', 'KOPI NUSANTARA ☕ é');
  });

  it('is verified as usual if an option is null', async () => {
    const request = await signWebhook({ event, secrets: secret, id: null, now: null });
    const options = { secrets: secret, toleranceSeconds: null, now: null };

    expect(await verifyWebhook({ ...request, ...options })).toEqual(event);
  });

  it('with a name unknown to this version is passed on', async () => {
    const request = await signWebhook({
      event: JSON.stringify({ ...event, event: 'payment.teleported' }),
      secrets: secret,
      now,
    });

    expect(await verify(request)).toMatchObject({ event: 'payment.teleported' });
  });

  it.each([
    ['exactly five minutes old', 300],
    ['exactly five minutes early', -300],
  ])('%s is accepted', async (_, seconds) => {
    expect(await verify({ now: new Date(now.getTime() + seconds * 1000) })).toEqual(event);
  });
});

describe('while a secret is rotated', () => {
  it('a webhook signed with both is accepted by a receiver that knows one', async () => {
    const both = await signWebhook({ event, secrets: [secret, before], now });

    expect(both.headers['webhook-signature'].split(' ')).toHaveLength(2);
    for (const secrets of [secret, before]) expect(await verify({ ...both, secrets })).toEqual(event);
  });

  it('a receiver that knows both accepts a webhook signed with one', async () => {
    const old = await signWebhook({ event, secrets: before, now });

    expect(await verify({ ...old, secrets: [secret, before] })).toEqual(event);
  });

  it("the old secret's variable may be empty after the rotation", async () => {
    expect(await verify({ secrets: [secret, undefined, ''] })).toEqual(event);
  });

  it('the column of either secret may be null, to verify and to sign', async () => {
    for (const secrets of [
      [secret, null],
      [null, secret],
    ]) {
      expect(await verify({ secrets })).toEqual(event);
      expect(await signWebhook({ event, secrets, now })).toEqual(signed);
    }
  });

  it('signatures of other versions are skipped', async () => {
    const headers = {
      ...signed.headers,
      'webhook-signature': `v1a,AAAA ${signed.headers['webhook-signature']}`,
    };

    expect(await verify({ headers })).toEqual(event);
  });
});

it.each(['v1,AAAA', 'v1,', 'v1a,AAAA', 'v1,!'])(
  'a correct signature is accepted beside %j',
  async (other) => {
    const right = (await signWebhook({ event, secrets: secret, now })).headers;
    for (const both of [`${other} ${right['webhook-signature']}`, `${right['webhook-signature']} ${other}`])
      expect(await verify({ headers: { ...right, 'webhook-signature': both } })).toEqual(event);
  },
);

describe('Standard Webhooks', () => {
  it("signs the project's own example identically", async () => {
    const { headers } = await signWebhook({
      event: '{"test": 2432232314}',
      secrets: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      now: new Date(1614265330_000),
    });

    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('its library verifies what is signed here', async () => {
    const { body, headers } = await signWebhook({ event, secrets: [before, secret] });

    expect(new Webhook(secret).verify(body, headers)).toEqual(event);
  });

  it('what its library signs is verified here', async () => {
    const body = JSON.stringify(event);
    const headers = {
      'webhook-id': event.id,
      'webhook-timestamp': String(now.getTime() / 1000),
      'webhook-signature': new Webhook(secret).sign(event.id, now, body),
    };

    expect(await verify({ body, headers })).toEqual(event);
  });
});

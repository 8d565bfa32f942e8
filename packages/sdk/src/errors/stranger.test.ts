import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { createClient, each, streamEvents } from '../index.ts';
import { failure } from '../testing/over-nock.ts';

type Client = ReturnType<typeof createClient>;

const HTML = '<!doctype html><title>It works</title>';
const answer = (status: number, body: string | null, type?: string) => () =>
  new Response(body, { status, headers: type === undefined ? {} : { 'Content-Type': type } });
const json = (body: string) => answer(200, body, 'application/json');
const message = (data: string) => answer(200, `data: ${data}\n\n`, 'text/event-stream');

const list = (client: Client) => client.listBanks();
const order = (client: Client) =>
  client.createOrder({
    body: { reference_id: 'A-1', total_amount: 150_000 },
    idempotencyKey: 'order-a-1-create',
  });
const stream = (client: Client) => client.streamEvents();
const file = (client: Client) => client.getDisbursementReceipt({ path: { item_id: 'dis_item_1' } });
const loop = async (client: Client) => {
  for await (const _ of streamEvents(client)) void _;
};
const pages = async (client: Client) => {
  for await (const _ of each(client.listPayments)) void _;
};

type Case = [string, (client: Client) => Promise<unknown>, () => Response];

/** The text for the error that this response causes in this call. */
const said = async ([, call, fetch]: Case) => {
  const client = createClient({ baseUrl: 'http://api.test', retry: false, fetch: async () => fetch() });
  return explain(await failure(call(client)), 'en');
};

describe("a success that is not the API's points the developer to the base URL", () => {
  it.each<Case>([
    ['a page', list, answer(200, HTML, 'text/html')],
    ['a page to something that is made', order, answer(201, HTML, 'text/html')],
    ['plain words', list, answer(200, 'OK', 'text/plain')],
    ['JSON of another form', list, json('{"status":"up"}')],
    ['JSON that is no object', list, json('[]')],
    ['nothing, said to be nothing', list, answer(204, null)],
    ['nothing, said to be the end of a form', list, answer(205, null)],
    ['a page that is empty', list, answer(200, '', 'text/html')],
    ['an empty page to something that is made', order, answer(201, '', 'text/html; charset=utf-8')],
    ['plain words of which there are none', list, answer(200, '', 'text/plain')],
    ['a list of numbered pages', pages, json('{"data":[{"id":1},{"id":2}],"page":1,"total":5}')],
    ['a page of nothing', pages, json('{"data":[],"page":{}}')],
    ['a page with its number', pages, json('{"data":[{"id":1}],"page":{"number":1}}')],
    ['a page whose cursor is a number', pages, json('{"data":[],"page":{"next_cursor":7}}')],
    ['a page with nothing for a row', pages, json('{"data":[null],"page":{"next_cursor":null}}')],
    ['a page with nothing for a row, and a next', pages, json('{"data":[null],"page":{"next_cursor":"a"}}')],
    ['a page whose data is no list', pages, json('{"data":{"a":1},"page":{"next_cursor":null}}')],
    ['a page whose data is text', pages, json('{"data":"a","page":{"next_cursor":null}}')],
    ['a page in the place of a stream', stream, answer(200, HTML, 'text/html')],
    ['JSON in the place of a stream', stream, json('{"data":[]}')],
    ['nothing in the place of a stream', stream, answer(204, null)],
    ['nothing in the place of a stream, said to be the end of a form', stream, answer(205, null)],
    ['a page in the place of a file', file, answer(200, HTML, 'text/html')],
    ['an empty page in the place of a file', file, answer(200, '', 'text/html')],
    ['nothing in the place of a file', file, answer(205, null)],
    ['a stream of no JSON', loop, message('{bad')],
    ['a stream of what is no object', loop, message('7')],
    ['a stream of events without their topic', loop, message('{"hello":"world"}')],
    ['a stream of events whose topic is no text', loop, message('{"topic":7}')],
  ])('%s', async (...one) => {
    expect(await said(one)).toMatchObject({
      title: 'The address of the API is not right.',
      action: expect.stringMatching(/^Set baseUrl /) as string,
      retryable: false,
    });
  });
});

describe("a refusal that is not the API's points the developer to the base URL and any proxy", () => {
  it.each<Case>([
    ['a page that is not there', list, answer(404, HTML, 'text/html')],
    ['a page that is not there, for something to make', order, answer(404, HTML, 'text/html')],
    ['nothing, not there', list, answer(404, null)],
    ['JSON of another form', list, answer(404, '{"message":"no Route matched"}', 'application/json')],
    ['a page of a firewall', list, answer(403, HTML, 'text/html')],
    ['a method that is not allowed', order, answer(405, HTML, 'text/html')],
    ['a page in the place of a stream', stream, answer(404, HTML, 'text/html')],
    ['a page in the place of a file', file, answer(404, HTML, 'text/html')],
  ])('%s', async (...one) => {
    expect(await said(one)).toMatchObject({
      title: 'Something else answered in the place of the API.',
      action: expect.stringMatching(/^Check baseUrl.*proxy/) as string,
      retryable: false,
    });
  });
});

describe("a refusal that is not the API's but means the same from any sender", () => {
  const login = (client: Client) => client.login({ body: { email: 'a@b.test', password: 'x' } });

  it.each<Case>([
    ['a page that asks for a password', list, answer(401, HTML, 'text/html')],
    ['nothing', list, answer(401, null)],
    ['JSON of another form', list, answer(401, '{"message":"Unauthorized"}', 'application/json')],
    ['a page in the place of the sign-in', login, answer(401, HTML, 'text/html')],
  ])(
    'points the developer to the key or session, then to the base URL and proxy: 401, %s',
    async (...one) => {
      expect(await said(one)).toMatchObject({
        title: 'Access was refused, but not by the API.',
        action: expect.stringMatching(/^Check the key or session, then baseUrl.*proxy/) as string,
        retryable: false,
      });
    },
  );

  it.each([413, 414])('says that the request is too large: %i', async (status) => {
    expect(await said(['', order, answer(status, HTML, 'text/html')])).toMatchObject({
      title: 'The request is too large.',
      action: expect.stringMatching(/^Send less at once.*proxy/) as string,
      retryable: false,
    });
  });

  it('says to wait: 429', async () => {
    expect(await said(['', order, answer(429, HTML, 'text/html')])).toMatchObject({
      title: 'Too many requests.',
      retryable: true,
    });
  });

  it('has other texts from the API, with an API or SNAP code', async () => {
    const newer = answer(401, '{"error_code":"DPAY_MOON_ECLIPSED"}', 'application/json');
    const snap = answer(401, '{"responseCode":"4011100"}', 'application/json');

    expect((await said(['', list, newer])).title).toBe('The request was refused.');
    expect((await said(['', list, snap])).title).toBe('4011100');
  });
});

describe('an API response that is not a page points the developer to the argument of `each`', () => {
  it.each<Case>([
    ['a record', pages, json('{"data":{"a":1}}')],
    ['a list that has no pages', pages, json('{"data":[]}')],
  ])('%s', async (...one) => {
    expect(await said(one)).toMatchObject({
      title: 'What was read is no list of pages.',
      action: expect.stringMatching(/client\.listPayments.*baseUrl/) as string,
      retryable: false,
    });
  });
});

describe('a response that the API started but did not finish, or could not be asked for, may be complete next time', () => {
  it.each<Case>([
    ['a list that was cut off', list, json('{"data":[{"code":"BC')],
    ['a list that was cut off, on lines of its own', list, json('\n{\n  "data": [')],
    ['an answer that came empty', order, answer(201, null)],
    ['an answer that came empty, with its type', order, answer(201, '', 'application/json')],
    ['a file that came empty', file, answer(200, '', 'application/pdf')],
    ['a page that leads back to itself', pages, json('{"data":[],"page":{"next_cursor":""}}')],
    ['a page of a proxy that fails', list, answer(502, HTML, 'text/html')],
    ['a page of a proxy that waited too long', list, answer(408, HTML, 'text/html')],
    ['a page of a proxy that is asked too early', list, answer(425, HTML, 'text/html')],
  ])('%s', async (...one) => {
    expect(await said(one)).toMatchObject({
      title: 'Something went wrong on the server.',
      retryable: true,
    });
  });
});

// What the README's samples take from the program that they stand in: as little as a merchant would write.
type Sdk = typeof import('@dasbor/sdk');
type Webhooks = typeof import('@dasbor/sdk/webhooks');

// What an earlier sample imported.
declare const createClient: Sdk['createClient'];
declare function receive(
  body: Promise<Parameters<Webhooks['verifyWebhook']>[0]['body']>,
  headers: Parameters<Webhooks['verifyWebhook']>[0]['headers'],
): Promise<number>;

declare const baseUrl: string;
declare const key: string;
declare const client: import('@dasbor/sdk').DasborClient;
declare const signal: AbortSignal;

declare const order: { number: number; intent?: string };
declare const body: { order_id: string; method: 'va'; channel: string };
declare const cart: { reference_id: string; total_amount: number };
declare const number: string;
declare const amount: number;
declare const idempotencyKey: string;
declare const error: unknown;

declare function stored(): Promise<string | undefined>;
declare function store(cursor: string | undefined): Promise<void>;
declare function book(payment: { id: string }): Promise<void>;
declare function showSignIn(reason: import('@dasbor/sdk').SessionEndReason): void;

declare const undici: { fetch: (url: string, init: object) => Promise<Response> };
declare const dispatcher: object;
declare const log: Record<'info' | 'warn', (fields: object) => void>;

declare const secrets: string;
declare const paid: import('@dasbor/sdk/webhooks').WebhookEvent;

declare const hono: { post: (path: string, handler: (context: HonoContext) => Promise<Response>) => void };
type HonoContext = { req: { raw: Request; arrayBuffer: () => Promise<ArrayBuffer> } };
declare const express: { raw: (options: { type: string }) => object };
declare const app: { post: (path: string, parser: object, handler: ExpressHandler) => void };
type ExpressHandler = (
  request: { body: Uint8Array; headers: Record<string, string | string[] | undefined> },
  response: { sendStatus: (status: number) => void },
) => Promise<void>;

declare function orderWith(id?: string): import('@dasbor/sdk').SuccessBody<'getOrder'>;
declare function expect(value: unknown): { toEqual: (wanted: unknown) => void };

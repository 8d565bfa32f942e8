import { startReceiver } from '../receiver.ts';

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  isError: boolean;
};

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = Omit<CollectedSpan, 'attributes' | 'isError'> & {
  attributes: Attribute[];
  status?: { code?: number };
};
type SentMetric = { name: string };

/** A collector of OTLP over HTTP that keeps what it gets. */
export const startCollector = async () => {
  const receiver = await startReceiver();
  receiver.answer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
  const bodies = (path: string) =>
    receiver.received.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body) as object);
  return {
    url: receiver.url,
    /** Everything as it was sent. */
    text: () => receiver.received.map(({ body }) => body).join('\n'),
    spans: (): CollectedSpan[] =>
      bodies('/v1/traces')
        .flatMap(
          (body) => (body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans,
        )
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
          isError: status?.code === 2,
        })),
    metrics: (): SentMetric[] =>
      bodies('/v1/metrics')
        .flatMap(
          (body) =>
            (body as { resourceMetrics: { scopeMetrics: { metrics: SentMetric[] }[] }[] }).resourceMetrics,
        )
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics),
    close: receiver.close,
  };
};

export type Collector = Awaited<ReturnType<typeof startCollector>>;

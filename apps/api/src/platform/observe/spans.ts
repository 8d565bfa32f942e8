import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/**
 * Spans at the few places that every call passes. Until `traceWith` is called, each function returns at once, and no SDK is loaded. Attributes hold ids, codes and statements without values, never personal data.
 */
type Otel = typeof import('@opentelemetry/api');
let otel: Otel | undefined;

/** Called once at the start; called without an API, tracing is off again. */
export const traceWith = (api: Otel | undefined): void => {
  otel = api;
};

export const isTracing = (): boolean => otel !== undefined;

export type Begun = {
  name: string;
  kind: keyof typeof SpanKind;
  attributes: Attributes;
  /** A `traceparent` header or null: continues that trace, or begins a new one. Default: the span that is active now. */
  parent?: string | null;
};

export const begin = ({ name, kind, attributes, parent }: Begun): Span | undefined => {
  if (!otel) return undefined;
  const { context, propagation, ROOT_CONTEXT, SpanKind: kinds, trace } = otel;
  // Only this header: `tracestate` and `baggage` may hold any text of the caller.
  const from =
    parent === undefined
      ? context.active()
      : propagation.extract(ROOT_CONTEXT, { ...(parent !== null && { traceparent: parent }) });
  return trace.getTracer('dasbor').startSpan(name, { kind: kinds[kind], attributes }, from);
};

/** Work that follows an answer is not part of its trace, so an ended span has no children. */
export const activeSpan = (): Span | undefined => {
  const span = otel?.trace.getActiveSpan();
  return span?.isRecording() ? span : undefined;
};

/** Spans begun by the work become children of the span. */
export const within = <T>(span: Span | undefined, work: () => T): T =>
  otel && span ? otel.context.with(otel.trace.setSpan(otel.context.active(), span), work) : work();

/** For work that a call only sets off, such as waking a worker. */
export const outsideSpans = <T>(work: () => T): T =>
  otel ? otel.context.with(otel.ROOT_CONTEXT, work) : work();

/** Marks the span as failed. Messages and stacks of errors may hold data, so only the code is kept. */
export const failSpan = (span: Span | undefined, code: string): void => {
  if (!otel || !span) return;
  span.setAttribute('error.type', code);
  span.setStatus({ code: otel.SpanStatusCode.ERROR });
};

export const codeOf = (error: unknown): string => {
  const { code, name } = error as Partial<NodeJS.ErrnoException>;
  return code ?? name ?? 'unknown';
};

/** The header that continues the trace elsewhere; null without a span. */
export const traceparentOf = (span: Span | undefined = activeSpan()): string | null => {
  if (!otel || !span) return null;
  const carrier: { traceparent?: string } = {};
  otel.propagation.inject(otel.trace.setSpan(otel.ROOT_CONTEXT, span), carrier);
  return carrier.traceparent ?? null;
};

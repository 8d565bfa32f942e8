import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type Metrics = {
  answered: (labels: { operation: string; status: number; mode: string }, seconds: number) => void;
  /** Counts answers that do not match the contract. In production they are only reported. */
  strayed: (operation: string) => void;
  text: () => Promise<string>;
  contentType: string;
};

/** One per process, shared by both hosts. */
export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'dasbor_request_seconds',
    help: 'Time to answer by operation, status and mode',
    labelNames: ['operation', 'status', 'mode'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const strays = new Counter({
    name: 'dasbor_answers_off_contract_total',
    help: 'Answers that differ from the contract',
    labelNames: ['operation'] as const,
    registers: [registry],
  });
  return {
    answered: ({ operation, status, mode }, seconds) =>
      requests.observe({ operation, status, mode }, seconds),
    strayed: (operation) => strays.inc({ operation }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

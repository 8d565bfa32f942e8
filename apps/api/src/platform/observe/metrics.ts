import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { makeFigures } from './figures.ts';
import { METERS } from './meters.ts';

export type Metrics = {
  answered: (labels: { operation: string; status: number; mode: string }, seconds: number) => void;
  /** Counts answers that do not match the contract. In production they are only reported. */
  strayed: () => void;
  text: () => Promise<string>;
  all: () => Promise<Measured[]>;
  contentType: string;
};

/** As prom-client returns it; `metricName` is set in histograms. */
export type Measured = {
  name: string;
  help: string;
  type: unknown;
  values: { value: number; labels: Partial<Record<string, string | number>>; metricName?: string }[];
};

/** One per process, shared by both hosts. */
export const makeMetrics = (parts: { db: Db; clock: Clock }): Metrics => {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const requests = new Histogram({
    name: 'dasbor_request_seconds',
    help: 'Time to answer by operation, status and mode',
    labelNames: ['operation', 'status', 'mode'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [own],
  });
  const strays = new Counter({
    name: 'dasbor_answers_off_contract_total',
    help: 'Answers that differ from the contract; the log names the operation',
    registers: [own],
  });
  const figures = makeFigures(parts);
  const read = async (): Promise<Registry> => {
    await figures.read();
    return Registry.merge([own, METERS, figures.registry]);
  };
  return {
    answered: ({ operation, status, mode }, seconds) =>
      requests.observe({ operation, status, mode }, seconds),
    strayed: () => strays.inc(),
    text: async () => (await read()).metrics(),
    all: async () => (await (await read()).getMetricsAsJSON()) as Measured[],
    contentType: own.contentType,
  };
};

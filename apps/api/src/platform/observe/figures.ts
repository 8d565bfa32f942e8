import { Gauge, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { readFigures } from './read-figures.ts';

export type Figures = {
  registry: Registry;
  /** Reads them again if they are older than a few seconds. Never throws. */
  read: () => Promise<void>;
};

// Whoever calls /metrics often must not load the database.
const READ_EVERY_MS = 5000;

/** What the database and its connections show. Every process tells the same about the database, so take the maximum of all. */
export const makeFigures = ({ db, clock }: { db: Db; clock: Clock }): Figures => {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name: `dasbor_${name}`, help, labelNames, registers: [registry] });

  const connections = gauge('database_connections', 'Connections of this process by state', ['state']);
  const most = gauge('database_connections_most', 'DATABASE_POOL');
  const waiting = gauge('database_waiting', 'Transactions of this process that wait for a connection');
  const up = gauge('database_up', '1 if the database answered within 2 s');
  const standbys = gauge('database_standbys', 'Servers that follow the database');
  const slots = gauge('database_slot_bytes', 'WAL that is kept for a follower', ['slot']);
  const queue = gauge('queue_size', 'Waiting entries, counted up to 10,000', ['queue']);
  const oldest = gauge('queue_oldest_seconds', 'Age of the oldest entry that should be worked on', ['queue']);
  const unknown = gauge('payouts_unknown', 'Transfers that a bank has not confirmed', ['mode']);
  const unknownFor = gauge('payouts_unknown_oldest_seconds', 'Age of the oldest of them', ['mode']);

  const readAgain = async (): Promise<void> => {
    const pool = db.connections();
    if (pool) {
      connections.set({ state: 'idle' }, pool.idle);
      connections.set({ state: 'busy' }, pool.open - pool.idle);
      most.set(pool.most);
      waiting.set(pool.waiting);
    }
    const found = await readFigures(db, clock.now()).catch(() => undefined);
    up.set(found ? 1 : 0);
    if (!found) return;
    standbys.set(found.standbys);
    slots.reset();
    for (const { slot, bytes } of found.slots) slots.set({ slot }, bytes);
    for (const { name, size, seconds } of found.queues) {
      queue.set({ queue: name }, size);
      oldest.set({ queue: name }, seconds);
    }
    for (const { mode, count, seconds } of found.unknown) {
      unknown.set({ mode }, count);
      unknownFor.set({ mode }, seconds);
    }
  };

  let reading: Promise<void> | undefined;
  let readAt = -Infinity;
  return {
    registry,
    read: () => {
      if (performance.now() - readAt < READ_EVERY_MS) return reading ?? Promise.resolve();
      readAt = performance.now();
      reading = readAgain();
      return reading;
    },
  };
};

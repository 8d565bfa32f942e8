import type { FastifyInstance } from 'fastify';
import type { SettableClock } from '../clock.ts';
import { refuse } from '../../spec/refused.ts';
import { onlyLocal } from './only-local.ts';

/** `POST /dev/clock` with `{ "now": "2026-11-20T16:44:00Z" }`, or null for real time. Accepts 2021 to 2099. Off unless TEST_SEAMS=1. */
export const addTestSeams = (
  app: FastifyInstance,
  { clock, origins }: { clock: SettableClock; origins: readonly string[] },
): void => {
  app.post('/dev/clock', { onRequest: onlyLocal(origins) }, async (request, reply) => {
    const now = instantIn(request.body);
    if (now === 'none') return refuse('DPAY_INVALID_REQUEST', undefined, NOT_AN_INSTANT);
    clock.set(now);
    return reply.send({ now: clock.now().toISOString() });
  });
};

// Lists go back to 2020, and a list without a range starts before today. When the clock moves, daily and monthly jobs catch up; over
// centuries they would never finish.
const FIRST = new Date('2021-01-01T00:00:00Z');
const END = new Date('2100-01-01T00:00:00Z');

const NOT_AN_INSTANT = [{ field: 'now', code: 'DPAY_FIELD_INVALID' }];

const instantIn = (body: unknown): Date | undefined | 'none' => {
  try {
    const { now } = JSON.parse(String(body)) as { now: unknown };
    if (now === null) return undefined;
    const instant = new Date(typeof now === 'string' ? now : Number.NaN);
    const isSaidSo = instant.toISOString().replace('.000Z', 'Z') === String(now).replace('.000Z', 'Z');
    return isSaidSo && instant >= FIRST && instant < END ? instant : 'none';
  } catch {
    return 'none';
  }
};

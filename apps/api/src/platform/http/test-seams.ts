import type { FastifyInstance } from 'fastify';
import type { SettableClock } from '../clock.ts';
import { onlyLocal } from './only-local.ts';

/** `POST /dev/clock` with `{ "now": "2026-11-20T16:44:00Z" }`, or null to follow real time again. Off unless TEST_SEAMS=1. */
export const addTestSeams = (app: FastifyInstance, clock: SettableClock): void => {
  app.post('/dev/clock', { onRequest: onlyLocal }, async (request, reply) => {
    const { now } = JSON.parse((request.body as Buffer).toString()) as { now: string | null };
    clock.set(now === null ? undefined : new Date(now));
    return reply.send({ now: clock.now().toISOString() });
  });
};

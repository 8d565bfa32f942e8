import type { FastifyInstance } from 'fastify';

/** The cause of a 500 answer by request id, because the answer does not contain it. */
export const rememberFaults = (hosts: readonly FastifyInstance[]): ((requestId: unknown) => unknown) => {
  const faults = new Map<unknown, unknown>();
  for (const host of hosts)
    host.addHook('onError', async ({ id }, _, error) => {
      faults.set(id, error);
    });
  return (requestId) => faults.get(requestId);
};

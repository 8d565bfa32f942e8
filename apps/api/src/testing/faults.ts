import type { FastifyInstance } from 'fastify';

/** Why a request was answered 500, by the id of the request: the answer itself tells nobody. */
export const rememberFaults = (hosts: readonly FastifyInstance[]): ((requestId: unknown) => unknown) => {
  const faults = new Map<unknown, unknown>();
  for (const host of hosts)
    host.addHook('onError', async ({ id }, _, error) => {
      faults.set(id, error);
    });
  return (requestId) => faults.get(requestId);
};

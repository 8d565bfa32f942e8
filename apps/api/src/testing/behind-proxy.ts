import { buildApp } from '../app.ts';
import { makeLog } from '../platform/log.ts';
import { makeMetrics } from '../platform/observe/metrics.ts';
import { loadContract } from '../spec/contract.ts';
import type { TestApp } from './app.ts';

/** The live host of the same app, configured to trust a proxy. The test closes it. */
export const behindProxy = ({ deps }: TestApp): ReturnType<typeof buildApp> => {
  const perMinute = { most: 1e6, perSeconds: 60 };
  return buildApp(deps, {
    mode: 'live',
    apiUrl: 'http://dasbor.test',
    trustProxy: true,
    payPages: false,
    contract: loadContract(),
    log: makeLog('silent'),
    metrics: makeMetrics(deps),
    limits: { perAddress: perMinute, perSession: perMinute },
    answers: 'throw',
    origins: [],
    mailbox: false,
  });
};

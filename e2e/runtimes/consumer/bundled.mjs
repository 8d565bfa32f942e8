// For runtimes without node_modules: bundled, then called with the input as a page or worker.
import * as sdk from '@dasbor/sdk';
import * as openapiFetch from '@dasbor/sdk/openapi-fetch';
import * as snap from '@dasbor/sdk/snap';
import * as webhooks from '@dasbor/sdk/webhooks';
import * as adapter from '@dasbor/sdk/webhooks/next';
import { steps } from './steps.cjs';

const run = (input) => steps({ ...sdk, ...webhooks, ...adapter, ...snap, ...openapiFetch }, input);
globalThis.runSteps = run;

export default {
  async fetch(request) {
    try {
      return Response.json(await run(await request.json()));
    } catch (error) {
      return new Response(String(error?.stack ?? error), { status: 500 });
    }
  },
};

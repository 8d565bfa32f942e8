import process from 'node:process';
import * as sdk from '@dasbor/sdk';
import * as openapiFetch from '@dasbor/sdk/openapi-fetch';
import * as snap from '@dasbor/sdk/snap';
import * as webhooks from '@dasbor/sdk/webhooks';
import * as adapter from '@dasbor/sdk/webhooks/next';
import { steps } from './steps.cjs';

const input = JSON.parse(process.env.CONSUMER_INPUT);
console.log(
  JSON.stringify(await steps({ ...sdk, ...webhooks, ...adapter, ...snap, ...openapiFetch }, input)),
);

import process from 'node:process';
import * as sdk from '@dasbor/sdk';
import * as snap from '@dasbor/sdk/snap';
import * as webhooks from '@dasbor/sdk/webhooks';
import { steps } from './steps.cjs';

const input = JSON.parse(process.env.CONSUMER_INPUT);
console.log(JSON.stringify(await steps({ ...sdk, ...webhooks, ...snap }, input)));

export { type ApiCall, makeRequestLog, type RequestLog } from './recorder.ts';

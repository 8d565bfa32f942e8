import { enterTestTime } from './test-run/test-time.mjs';

enterTestTime();

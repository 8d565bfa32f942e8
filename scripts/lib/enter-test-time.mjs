import { enterTestTime } from './test-time.mjs';

enterTestTime();

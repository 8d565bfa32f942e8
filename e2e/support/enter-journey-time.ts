import { enterJourneyTime } from './journey-time.ts';

enterJourneyTime();

import { streamEvents, type StreamEventsOptions } from '@dasbor/sdk';
import { events } from '@dasbor/sdk/resources';
import type { Connection } from './client.tsx';

/** By itself, so that the reader of the stream is fetched when a page that is already drawn begins to listen. */
export const openStream = (connection: Connection, options: StreamEventsOptions) =>
  streamEvents(connection.with(events), options);

/** By itself, so that the reader of the stream is fetched when a page that is already drawn begins to listen. */
export { streamEvents } from '@dasbor/sdk';

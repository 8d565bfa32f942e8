import { ServerError } from './errors.ts';

/** The event of a message; what is none is a {@link ServerError}: something else answers in the place of the API. */
export function eventOf(operation: string, data: string): object {
  try {
    const event: unknown = JSON.parse(data);
    if (Object(event) === event) return event as object;
  } catch {
    // said below
  }
  throw new ServerError({ operation, status: 200 }, 'A message that is no event: see baseUrl');
}

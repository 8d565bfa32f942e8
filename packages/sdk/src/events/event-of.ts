import { ServerError } from '../errors/errors.ts';

/** The event of a message, which has these as texts; what is none is a {@link ServerError}: something else answers in the place of the API. */
export function eventOf<Name extends string>(
  operation: string,
  data: string,
  ...texts: Name[]
): Record<Name, string> {
  try {
    const event = JSON.parse(data) as Record<Name, string>;
    if (texts.every((name) => typeof event[name] === 'string')) return event;
  } catch {
    // said below
  }
  throw new ServerError({ operation, status: 200 }, 'A message that is no event: see baseUrl', {
    body: data,
  });
}

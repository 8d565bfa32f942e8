import { ServerError } from '../errors/errors.ts';

/** Parses the event of a message. Throws a {@link ServerError} for an invalid one: another server responds at this URL. */
export const eventOf = <Name extends string>(
  operation: string,
  data: string,
  ...texts: Name[]
): Record<Name, string> => {
  try {
    const event = JSON.parse(data) as Record<Name, string>;
    if (texts.every((name) => typeof event[name] === 'string')) return event;
  } catch {
    // reported below
  }
  throw new ServerError({ operation, status: 200 }, 'A message that is no event: see baseUrl', {
    body: data,
  });
};

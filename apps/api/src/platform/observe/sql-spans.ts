import { activeSpan, begin, codeOf, failSpan } from './spans.ts';

// The longest statements are lists with many filters.
const MOST_TEXT = 4000;

/** A span for each statement of a traced call. Statements of polling workers have none: nobody waits for them. */
export const tracedQuery = <T>(text: string, send: () => Promise<T>): Promise<T> => {
  const span =
    activeSpan() &&
    begin({
      name: nameOf(text),
      kind: 'CLIENT',
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_TEXT),
      },
    });
  if (!span) return send();
  return send()
    .catch((error: unknown) => {
      failSpan(span, codeOf(error));
      throw error;
    })
    .finally(() => span.end());
};

/** `select payment`: the first verb, and the first table or function after it. */
const nameOf = (text: string): string => {
  const [verb = 'sql'] =
    /\b(select|insert|update|delete|begin|commit|savepoint|rollback)\b/i.exec(text) ?? [];
  const [, place] = /\b(?:from|into|update|select)\s+"?([a-z_.]+)"?/i.exec(text) ?? [];
  return place === undefined ? verb : `${verb} ${place}`;
};

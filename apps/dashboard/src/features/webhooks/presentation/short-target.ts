/** An event's target without the part that all events of the webhook share: `…/orders`. The merchant's own query becomes `?…`. */
export const shortTarget = (url: string, target: string): string => {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const shared = path.replace(/\/+$/, '');
  if (!target.startsWith(shared)) return target;
  const rest = target.slice(shared.length);
  return query === undefined ? `…${rest}` : `…${rest.slice(0, rest.indexOf('?'))}?…`;
};

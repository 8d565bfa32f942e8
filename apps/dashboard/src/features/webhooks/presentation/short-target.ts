/** Where an event goes, without what every event of the webhook shares: `…/orders`. A query of the merchant's own is `?…`. */
export function shortTarget(url: string, target: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const shared = path.replace(/\/+$/, '');
  if (!target.startsWith(shared)) return target;
  const rest = target.slice(shared.length);
  return query === undefined ? `…${rest}` : `…${rest.slice(0, rest.indexOf('?'))}?…`;
}

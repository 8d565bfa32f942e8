/** What a customer asked of the page: a promo code, an amount. The address keeps it, so a reload, another language and a form know it. */
export type Wish = { code: string | undefined; amount: number | undefined };

export const keepInAddress = ({ code, amount }: Wish): void => {
  const url = new URL(location.href);
  url.searchParams.delete('part');
  for (const [name, value] of Object.entries({ promo_code: code, amount }))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  history.replaceState(null, '', url);
};

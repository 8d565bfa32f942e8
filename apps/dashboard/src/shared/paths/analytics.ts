import { isCalendarDate } from '@dasbor/domain/kernel';

export const ANALYTICS_TABS = ['conversion', 'transactions', 'retention'] as const;

export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];

/** A number of days that ends today, or two days. */
export type AnalyticsRange = { days: number } | { from: string; to: string };

type Asked = { tab?: AnalyticsTab; range?: AnalyticsRange; unit?: 'week' | 'month'; section?: string };

export const analyticsPaths = {
  page: ({ tab, range, unit, section }: Asked = {}): string => {
    const query = new URLSearchParams({
      ...(tab && tab !== 'conversion' && { tab }),
      ...(range && ('days' in range ? { days: String(range.days) } : range)),
      ...(unit && unit !== 'month' && { unit }),
    });
    const asked = query.size > 0 ? `/analytics?${query}` : '/analytics';
    return section ? `${asked}#${section}` : asked;
  },
};

/** What an address asks for; the default for what it does not say or says wrongly. */
export const readAnalyticsAddress = (params: URLSearchParams, lengths: readonly number[], usual: number) => {
  const tab = ANALYTICS_TABS.find((one) => one === params.get('tab')) ?? 'conversion';
  const unit: 'week' | 'month' = params.get('unit') === 'week' ? 'week' : 'month';
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days = lengths.find((one) => String(one) === params.get('days')) ?? usual;
  const range: AnalyticsRange = isCalendarDate(from) && isCalendarDate(to) ? { from, to } : { days };
  return { tab, unit, range };
};

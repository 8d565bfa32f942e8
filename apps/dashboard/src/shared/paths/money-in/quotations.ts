import { EMPTY_QUERY, type FilterValues, writeListQuery } from '../../list/query/list-query.ts';

export const quotationPaths = {
  list: (filters: FilterValues = {}): string => {
    const query = writeListQuery({ ...EMPTY_QUERY, filters });
    return query ? `/invoices/quotations?${query}` : '/invoices/quotations';
  },
  create: '/invoices/quotations/new',
  detail: (id: string): string => `/invoices/quotations/${id}`,
  /** With the dialog to share a new quotation. */
  made: (id: string): string => `/invoices/quotations/${id}?share=new`,
  edit: (id: string): string => `/invoices/quotations/${id}/edit`,
};

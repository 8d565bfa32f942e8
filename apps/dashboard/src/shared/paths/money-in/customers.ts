export const customerPaths = {
  list: '/customers',
  detail: (id: string): string => `/customers/${id}`,
  edit: (id: string): string => `/customers/${id}?edit=contact`,
};
